import { browserNames, type BrowserName } from '#tools/browsers/names.ts';
import type { Level } from '../paths/path-record.ts';
import { html, type Html } from './html.ts';
import { isProven } from './model.ts';
import type { BrowserCount, FlowReport } from './reported.ts';
import { failuresOf } from './failures.ts';
import { handFailures, type HandResult } from './hand-table.ts';
import { filters, pathWords, search, verdictsIn, wordsOf } from './filters.ts';
import { pageOf, wide } from './page.ts';
import { runsTable } from './runs-table.ts';
import { browserTitle, levelNames, secondsOf, share, verdictOf } from './words.ts';

/**
 * Renders all flows with their totals, the failures of tests and testers, and every path; a search and filters narrow
 * both lists.
 */
export const indexPage = (
  flows: readonly FlowReport[],
  levels: readonly Level[],
  byHand: readonly HandResult[] = [],
): string =>
  pageOf({
    title: '흐름 지도',
    script: search,
    body: html`<nav aria-label="다른 쪽"><a href="requirements.html">사양</a></nav>
<h1>흐름 지도</h1>
<p class="lead">흐름 ${flows.length}개를 수준 ${levels.length}개에서 확인했습니다. 선언된 전이를 밟은 수입니다.</p>
${runsTable(flows, levels)}
${filters(flows)}
${wide(
  '흐름 표',
  html`<table>
<caption>흐름마다 밟은 전이</caption>
<thead><tr><th scope="col">흐름</th><th scope="col">결과</th>${levels.map((level) => html`<th scope="col" class="number">${levelNames[level]}</th>`)}<th scope="col" class="number">경로</th><th scope="col" class="number">속성</th><th scope="col" class="number">만료</th></tr></thead>
<tbody>
${flows.map((flow) => rowOf(flow, levels, byHand))}
</tbody>
<tfoot><tr><th scope="row">모두</th><td></td>${levels.map((level) => html`<td class="number">${totalOf(flows, level)}</td>`)}<td class="number">${sum(flows.map(({ paths }) => paths.length))}</td><td class="number">${sum(flows.map(({ properties }) => properties.length))}</td><td class="number">${returned(flows)}</td></tr></tfoot>
</table>`,
)}
${
  flows.every(({ failures }) => failures.length === 0)
    ? html``
    : html`<h2>실패 ${sum(flows.map(({ failures }) => failures.length))}건</h2>
${flows.map((flow) => failuresOf(flow, `${flow.name}.html`))}`
}
${handFailures(byHand, (name) => flows.find((flow) => flow.name === name)?.about.ko ?? name)}
${browserTable(flows)}
<h2>경로 ${sum(flows.map(({ paths }) => paths.length))}개</h2>
${pathsTable(flows)}`,
  });

/** Lists every path of every flow, with the result and the time of each test that ran it. */
const pathsTable = (flows: readonly FlowReport[]): Html =>
  wide(
    '경로 표',
    html`<table>
<caption>경로마다 걸은 시험의 결과와 시간</caption>
<thead><tr><th scope="col">번호</th><th scope="col">경로</th><th scope="col">결과</th></tr></thead>
<tbody>
${flows.flatMap((flow) => flow.paths.map((path) => html`<tr data-path data-flow="${flow.name}" data-verdicts="${verdictsIn([path])}" data-words="${pathWords(flow, path)}"><th scope="row"><a href="${flow.name}.html#${path.id}">${path.id}</a></th><td>${path.sentence.ko}</td><td>${path.verdicts.map(({ level, browser, failure, milliseconds }) => html`<span class="verdict">${browser ? browserTitle(browser) : levelNames[level]} ${verdictOf(failure)} <span class="soft">${secondsOf(milliseconds)}</span></span><br>`)}</td></tr>`))}
</tbody>
</table>`,
  );

/** Renders a table of engine × flow × width with the number of passed paths in each browser. */
function browserTable(flows: readonly FlowReport[]): Html {
  const browsers = browserNames.filter((name) => flows.some((flow) => countOf(flow, name)));
  if (browsers.length === 0) return html``;
  const total = (name: BrowserName, field: 'passed' | 'total' | 'milliseconds') =>
    sum(flows.map((flow) => countOf(flow, name)?.[field] ?? 0));
  return html`<h2>브라우저 엔진과 너비</h2>
${wide(
  '브라우저 표',
  html`<table>
<caption>흐름마다 통과한 브라우저 시험</caption>
<thead><tr><th scope="col">흐름</th>${browsers.map((name) => html`<th scope="col" class="number">${browserTitle(name)}</th>`)}</tr></thead>
<tbody>
${flows.map((flow) => html`<tr><th scope="row"><a href="${flow.name}.html">${flow.about.ko}</a></th>${browsers.map((name) => cellOf(countOf(flow, name)))}</tr>`)}
</tbody>
<tfoot><tr><th scope="row">모두</th>${browsers.map((name) => html`<td class="number">${share(total(name, 'passed'), total(name, 'total'))}</td>`)}</tr>
<tr><th scope="row">걸린 시간(분)</th>${browsers.map((name) => html`<td class="number">${(total(name, 'milliseconds') / 60_000).toFixed(1)}</td>`)}</tr></tfoot>
</table>`,
)}`;
}

const countOf = ({ browsers }: FlowReport, { engine, width }: BrowserName): BrowserCount | undefined =>
  browsers.find((one) => one.engine === engine && one.width === width);

const cellOf = (count: BrowserCount | undefined): Html =>
  html`<td class="number">${count ? share(count.passed, count.total) : '–'}</td>`;

const hasFailedByHand = ({ name }: FlowReport, byHand: readonly HandResult[]) =>
  byHand.some(({ flow, verdict }) => flow === name && verdict === 'failed');

const rowOf = (flow: FlowReport, levels: readonly Level[], byHand: readonly HandResult[]): Html =>
  html`<tr data-flow="${flow.name}" data-verdicts="${verdictsIn(flow.paths)}" data-words="${wordsOf(flow)}"><th scope="row"><a href="${flow.name}.html">${flow.about.ko}</a> <code>${flow.machine}</code></th><td>${verdictOf(isProven(flow) && !hasFailedByHand(flow, byHand) ? null : 'failed')}</td>${levels.map((level) => levelCell(flow, level))}<td class="number">${flow.paths.length}</td><td class="number">${flow.properties.length}</td><td class="number">${returned([flow])}</td></tr>`;

/** The cell is empty if the level has not run for the flow. */
function levelCell(flow: FlowReport, level: Level): Html {
  const ran = flow.levels.find((one) => one.level === level);
  return html`<td class="number">${ran ? share(ran.taken, ran.declared) : '–'}</td>`;
}

/** Counts the tested states and kinds of expiry from which the flows recovered. */
function returned(flows: readonly FlowReport[]): Html {
  const applicable = flows.flatMap(({ expiries }) => expiries.filter(({ reason }) => reason === null));
  return share(
    applicable.filter(({ verdicts }) => verdicts.every(({ failure }) => failure === null)).length,
    applicable.length,
  );
}

function totalOf(flows: readonly FlowReport[], level: Level): Html {
  const levels = flows.flatMap((flow) => flow.levels.filter((one) => one.level === level));
  return share(sum(levels.map(({ taken }) => taken)), sum(levels.map(({ declared }) => declared)));
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
