import { browserNames, type BrowserName } from '#tests/engines/names.ts';
import type { Level } from '../../lib/walked.ts';
import { html, type Html } from './html.ts';
import { isProven, type BrowserCount, type FlowReport } from './model.ts';
import { pageOf, wide } from './page.ts';
import { browserTitle, levelNames, share, verdictOf } from './words.ts';

/** All flows with their totals, and a search that looks for a flow, a state or an event. */
export const indexPage = (flows: readonly FlowReport[], levels: readonly Level[]): string =>
  pageOf({
    title: '흐름 지도',
    script: search,
    body: html`<h1>흐름 지도</h1>
<p class="lead">흐름 ${flows.length}개를 수준 ${levels.length}개에서 확인했습니다. 선언된 전이를 밟은 수입니다.</p>
<label for="search">흐름, 상태, 사건 찾기</label>
<input type="search" id="search" autocomplete="off">
<p class="soft" role="status" id="found"></p>
${wide('흐름 표', html`<table>
<caption>흐름마다 밟은 전이</caption>
<thead><tr><th scope="col">흐름</th><th scope="col">결과</th>${levels.map((level) => html`<th scope="col" class="number">${levelNames[level]}</th>`)}<th scope="col" class="number">경로</th><th scope="col" class="number">속성</th><th scope="col" class="number">만료</th></tr></thead>
<tbody>
${flows.map(rowOf)}
</tbody>
<tfoot><tr><th scope="row">모두</th><td></td>${levels.map((level) => html`<td class="number">${totalOf(flows, level)}</td>`)}<td class="number">${sum(flows.map(({ paths }) => paths.length))}</td><td class="number">${sum(flows.map(({ properties }) => properties.length))}</td><td class="number">${returned(flows)}</td></tr></tfoot>
</table>`)}
${browserTable(flows)}`,
  });

/** Engine × flow × width: the paths that passed in each browser that was run. */
function browserTable(flows: readonly FlowReport[]): Html {
  const browsers = browserNames.filter((name) => flows.some((flow) => countOf(flow, name)));
  if (browsers.length === 0) return html``;
  const total = (name: BrowserName, of: 'passed' | 'total' | 'milliseconds') => sum(flows.map((flow) => countOf(flow, name)?.[of] ?? 0));
  return html`<h2>브라우저 엔진과 너비</h2>
${wide('브라우저 표', html`<table>
<caption>흐름마다 통과한 브라우저 시험</caption>
<thead><tr><th scope="col">흐름</th>${browsers.map((name) => html`<th scope="col" class="number">${browserTitle(name)}</th>`)}</tr></thead>
<tbody>
${flows.map((flow) => html`<tr><th scope="row"><a href="${flow.name}.html">${flow.machine}</a></th>${browsers.map((name) => cellOf(countOf(flow, name)))}</tr>`)}
</tbody>
<tfoot><tr><th scope="row">모두</th>${browsers.map((name) => html`<td class="number">${share(total(name, 'passed'), total(name, 'total'))}</td>`)}</tr>
<tr><th scope="row">걸린 시간(분)</th>${browsers.map((name) => html`<td class="number">${(total(name, 'milliseconds') / 60_000).toFixed(1)}</td>`)}</tr></tfoot>
</table>`)}`;
}

const countOf = ({ browsers }: FlowReport, { engine, width }: BrowserName): BrowserCount | undefined => browsers.find((one) => one.engine === engine && one.width === width);

const cellOf = (count: BrowserCount | undefined): Html => html`<td class="number">${count ? share(count.passed, count.total) : '–'}</td>`;

const rowOf = (flow: FlowReport): Html => html`<tr data-words="${wordsOf(flow)}"><th scope="row"><a href="${flow.name}.html">${flow.machine}</a></th><td>${verdictOf(isProven(flow) ? null : 'failed')}</td>${flow.levels.map(({ taken, declared }) => html`<td class="number">${share(taken, declared)}</td>`)}<td class="number">${flow.paths.length}</td><td class="number">${flow.properties.length}</td><td class="number">${returned([flow])}</td></tr>`;

/** In how many of the states and kinds that an expiry matters to it has been met and come back from. */
function returned(flows: readonly FlowReport[]): Html {
  const met = flows.flatMap(({ expiries }) => expiries.filter(({ reason }) => reason === null));
  return share(met.filter(({ verdicts }) => verdicts.every(({ failure }) => failure === null)).length, met.length);
}

const wordsOf = ({ name, machine, transitions, paths }: FlowReport): string =>
  [...new Set([name, machine, ...transitions.flatMap(({ source, event, target }) => [source, event, target]), ...paths.flatMap(({ sentence }) => [sentence.ko, sentence.en])])].join(' ').toLowerCase();

function totalOf(flows: readonly FlowReport[], level: Level): Html {
  const levels = flows.flatMap((flow) => flow.levels.filter((one) => one.level === level));
  return share(sum(levels.map(({ taken }) => taken)), sum(levels.map(({ declared }) => declared)));
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const search = `
const field = document.getElementById('search');
const rows = [...document.querySelectorAll('[data-words]')];
field.addEventListener('input', () => {
  const wanted = field.value.trim().toLowerCase();
  for (const row of rows) row.hidden = !row.dataset.words.includes(wanted);
  document.getElementById('found').textContent = wanted ? rows.filter((row) => !row.hidden).length + '개 찾음' : '';
});
`;
