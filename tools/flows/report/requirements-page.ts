import type { Level } from '../paths/path-record.ts';
import { citedTests, type Requirement } from './requirements.ts';
import { html, type Html } from './html.ts';
import { pageOf, wide } from './page.ts';
import type { FlowReport, ReportedTransition } from './reported.ts';
import { levelNames, share } from './words.ts';

/**
 * A sentence of the specification with the transitions that implement it; `failed` are the titles of the cited tests
 * that do not pass.
 */
type Row = Requirement & { readonly transitions: readonly ReportedTransition[]; readonly failed: readonly string[] };
/** A section of one of the documents with all its sentences. */
type Paragraph = { readonly name: string; readonly rows: readonly Row[] };

type Input = {
  readonly flows: readonly FlowReport[];
  readonly levels: readonly Level[];
};

const paragraphOf = ({ id }: Requirement): string => id.replace(/ \d+$/, '');

/** The anchor of a sentence. */
export const anchorOf = (id: string): string => id.replaceAll(/[^\d]+/g, '-');

/**
 * Renders both specifications as a matrix: the coverage of each section's and each sentence's transitions at each
 * level.
 */
export function requirementsPage(requirements: readonly Requirement[], { flows, levels }: Input): string {
  const transitions = flows.flatMap((flow) => flow.transitions);
  const rows = requirements.map((requirement) => ({
    ...requirement,
    transitions: transitions.filter((transition) => transition.requirements.includes(requirement.id)),
    failed: citedTests(requirement)
      .map(({ title }) => title)
      .filter((title) =>
        flows.some(
          ({ name, failures }) => requirement.flows.includes(name) && failures.some(({ test }) => test.endsWith(title)),
        ),
      ),
  }));
  const paragraphs = [...new Set(rows.map(paragraphOf))].map((name) => ({
    name,
    rows: rows.filter((row) => paragraphOf(row) === name),
  }));
  return pageOf({
    title: '사양 · 흐름 지도',
    body: html`<nav aria-label="위치"><a href="index.html">흐름 지도</a></nav>
<h1>사양</h1>
<p class="lead">두 사양의 문장 ${rows.length}개입니다. 문장을 시험하는 여정이 밟는 전이를 그 문장의 전이로 봅니다. 흐름 밖의 시험은 여기서 실행하지 않고 수만 적습니다.</p>
${wide(
  '문단 표',
  html`<table>
<caption>문단마다 문장, 전이나 다른 시험이 있는 문장, 밟은 전이</caption>
<thead><tr><th scope="col">문단</th><th scope="col" class="number">문장</th><th scope="col" class="number">전이가 있는 문장</th><th scope="col" class="number">다른 시험이 있는 문장</th>${headsOf(levels)}</tr></thead>
<tbody>
${paragraphs.map((paragraph) => html`<tr><th scope="row"><a href="#${anchorOf(paragraph.name)}">${paragraph.name}</a></th><td class="number">${paragraph.rows.length}</td><td class="number">${paragraph.rows.filter((row) => row.transitions.length > 0).length}</td><td class="number">${paragraph.rows.filter((row) => otherTests(row) > 0).length}</td>${cellsOf(transitionsIn(paragraph), levels)}</tr>`)}
</tbody>
</table>`,
)}
${paragraphs.map((paragraph) => sentencesOf(paragraph, flows, levels))}`,
  });
}

const sentencesOf = (
  { name, rows }: Paragraph,
  flows: readonly FlowReport[],
  levels: readonly Level[],
): Html => html`<h2 id="${anchorOf(name)}">${name}</h2>
${wide(
  `${name} 문장 표`,
  html`<table>
<caption>문장마다 그것을 보이는 흐름과 밟은 전이</caption>
<thead><tr><th scope="col">번호</th><th scope="col">문장</th><th scope="col">흐름</th><th scope="col" class="number">다른 시험</th>${headsOf(levels)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr id="${anchorOf(row.id)}"><th scope="row">${row.id}</th><td lang="en" class="sentence">${row.sentence}${row.failed.map((title) => html`<br><span class="failed">✗ ${title}</span>`)}</td><td>${row.flows.map((flow) => flowOf(flow, flows))}</td><td class="number">${otherTests(row)}</td>${cellsOf(row.transitions, levels)}</tr>`)}
</tbody>
</table>`,
)}`;

/** Counts the cited tests that are outside the flows: no run of paths includes them. */
const otherTests = (row: Requirement): number =>
  citedTests(row).filter(({ file }) => !file.startsWith('flows/')).length;

/** A flow without results has no page. */
function flowOf(name: string, flows: readonly FlowReport[]): Html {
  const flow = flows.find((one) => one.name === name);
  return flow ? html`<a href="${name}.html">${flow.about.ko}</a><br>` : html`<code>${name}</code> 실행 안 함<br>`;
}

const headsOf = (levels: readonly Level[]): Html =>
  html`<th scope="col" class="number">전이</th>${levels.map((level) => html`<th scope="col" class="number">${levelNames[level]}</th>`)}`;

/** Counts these transitions that each level took, without those excluded in a browser. */
function cellsOf(transitions: readonly ReportedTransition[], levels: readonly Level[]): Html {
  const none = html`<td class="number">–</td>`;
  if (transitions.length === 0) return html`${none}${levels.map(() => none)}`;
  return html`<td class="number">${transitions.length}</td>${levels.map((level) => {
    const required = transitions.filter(({ exclusion }) => level !== 'browser' || exclusion === null);
    return html`<td class="number">${share(required.filter(({ takenBy }) => takenBy.some((taker) => taker.level === level)).length, required.length)}</td>`;
  })}`;
}

const transitionsIn = ({ rows }: Paragraph): readonly ReportedTransition[] => [
  ...new Set(rows.flatMap(({ transitions }) => transitions)),
];
