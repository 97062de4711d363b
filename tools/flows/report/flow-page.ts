import { html, trusted, type Html } from './html.ts';
import type { Level } from '../paths/path-record.ts';
import { evidenceOf, failuresOf } from './failures.ts';
import type { FlowReport, ReportedPath, StoryOf } from './reported.ts';
import { expiriesTable } from './expiries-table.ts';
import { handTable, type HandResult } from './hand-table.ts';
import { pageOf, wide } from './page.ts';
import { pathOf } from './path-part.ts';
import { transitionsOf } from './transitions-table.ts';
import { levelNames, share, verdictOf } from './words.ts';

/** Renders the page of one flow: its failures, diagram, transitions, properties and paths. */
export const flowPage = (
  flow: FlowReport,
  diagram: string,
  storyOf: StoryOf = () => undefined,
  byHand: readonly HandResult[] = [],
): string =>
  pageOf({
    title: `${flow.about.ko} · 흐름 지도`,
    script: toStorybook,
    body: html`<nav aria-label="위치"><a href="index.html">흐름 지도</a></nav>
<h1>${flow.about.ko} <code>${flow.machine}</code></h1>
<p class="lead">${flow.levels.map(({ level, taken, declared }) => html`${levelNames[level]} ${share(taken, declared)} `)}<span class="soft">${flow.about.spec}</span></p>
${
  flow.failures.length === 0
    ? html``
    : html`<h2>실패 ${flow.failures.length}건</h2>
${failuresOf(flow)}`
}
<h2>그림</h2>
${tintChoice(
  flow.levels.map(({ level }) => level),
  wide(`${flow.machine} 그림`, trusted(diagram)),
)}
<h2>전이</h2>
${wide(
  '전이 표',
  transitionsOf(
    flow,
    flow.levels.map(({ level }) => level),
  ),
)}
<h2>안전 속성</h2>
${propertiesOf(flow)}
<h2>만료</h2>
${expiriesTable(flow)}
${handTable(byHand)}
<h2>경로 ${flow.paths.length}개</h2>
<ol class="paths">
${flow.paths.map((path) => pathOf(path, flow.screens, storyOf, evidenceOf(path, pictureAtIn(flow.paths), storyOf)))}
</ol>`,
  });

/**
 * Renders a diagram with a selection of the level that colours it. Needs no script: CSS depends on the
 * checked input.
 */
const tintChoice = (levels: readonly Level[], picture: Html): Html => html`<div>
<fieldset class="choice"><legend>색칠할 수준</legend>
<label><input type="radio" name="tint" value="all" checked> 모두</label>
${levels.map((level) => html`<label><input type="radio" name="tint" value="${level}"> ${levelNames[level]}</label>`)}
</fieldset>
<p class="soft">초록은 통과한 경로가 밟은 것, 빨간 점선은 밟지 않은 것, 굵은 빨간 선은 거기서 실패한 것입니다.</p>
${picture}
</div>`;

const propertiesOf = ({ properties }: FlowReport): Html =>
  properties.length === 0
    ? html`<p class="soft">따로 적힌 속성이 없습니다.</p>`
    : wide(
        '안전 속성 표',
        html`<table>
<caption>도달한 모든 상태에서 지켜야 하는 것</caption>
<thead><tr><th scope="col">속성</th><th scope="col">결과</th><th scope="col" class="number">확인한 상태</th></tr></thead>
<tbody>
${properties.map(({ name, states, failure }) => html`<tr><th scope="row">${name}</th><td>${verdictOf(failure)}</td><td class="number">${states}</td></tr>`)}
</tbody>
</table>`,
      );

/** Returns a lookup of screenshots by the states of a step, over all paths. */
function pictureAtIn(paths: readonly ReportedPath[]): (states: readonly string[]) => string | undefined {
  const pictures = new Map(
    paths.flatMap(({ steps, pictures: film }) =>
      steps.flatMap(({ states }, index) => (film[index] === undefined ? [] : [[states.join(), film[index]] as const])),
    ),
  );
  return (states) => pictures.get(states.join());
}

/**
 * A report opened from disk links to a running Storybook, since a static one needs a server; on a server it links to
 * the static one beside it.
 */
const toStorybook = `
if (location.protocol !== 'file:')
  for (const link of document.querySelectorAll('a[href*=":6007/?path="]')) link.setAttribute('href', '../storybook-static/index.html' + new URL(link.href.baseVal ?? link.href).search);
`;
