import type { Level } from '../paths/path-record.ts';
import { html, type Html } from './html.ts';
import { killedShare } from './mutants-part.ts';
import type { FlowReport, ReportedTransition } from './reported.ts';
import { anchorOf } from './requirements-page.ts';
import { levelNames, sourceLegend, sourceOf } from './words.ts';

/** Renders every declared transition with the first path that took it at each level, and, if known, its sentences of the specification and its mutants. */
export const transitionsOf = ({ transitions }: Pick<FlowReport, 'transitions'>, levels: readonly Level[]): Html => html`<table>
<caption>선언된 전이 ${transitions.length}개${levels.length > 0 ? '와, 그것을 밟은 첫 경로' : ''}${isAnswered(transitions) ? html`. ${sourceLegend}` : html``}</caption>
<thead><tr><th scope="col">상태</th><th scope="col">사건</th><th scope="col">조건</th><th scope="col">다음 상태</th><th scope="col">동작</th>${levels.map((level) => html`<th scope="col">${levelNames[level]}</th>`)}${headsOf(transitions)}</tr></thead>
<tbody>
${transitions.map(
  (row) => html`<tr><th scope="row"><code>${row.source}</code></th><td><code>${row.event}</code></td><td><code>${row.guard}</code></td><td><code>${row.target}</code></td><td><code>${row.actions}</code></td>${levels.map((level) => takerOf(row, level))}${cellsOf(row, transitions)}</tr>`,
)}
</tbody>
</table>`;

const isAnswered = (transitions: readonly ReportedTransition[]) => transitions.some(({ takenBy }) => takenBy.some(({ source }) => source !== undefined));
const isSpecified = (transitions: readonly ReportedTransition[]) => transitions.some(({ requirements }) => requirements.length > 0);
const isMutated = (transitions: readonly ReportedTransition[]) => transitions.some(({ mutants }) => mutants.length > 0);

const headsOf = (transitions: readonly ReportedTransition[]): Html => html`${isSpecified(transitions) ? html`<th scope="col">사양</th>` : html``}${isMutated(transitions) ? html`<th scope="col" class="number">변이</th>` : html``}`;

const cellsOf = ({ requirements, mutants }: ReportedTransition, transitions: readonly ReportedTransition[]): Html =>
  html`${isSpecified(transitions) ? html`<td>${requirements.map((id) => html`<a href="requirements.html#${anchorOf(id)}">${id}</a><br>`)}</td>` : html``}${isMutated(transitions) ? html`<td class="number">${mutants.length > 0 ? killedShare(mutants) : '–'}</td>` : html``}`;

function takerOf({ takenBy, exclusion }: ReportedTransition, level: Level): Html {
  const taker = takenBy.find((one) => one.level === level);
  if (!taker && level === 'browser' && exclusion !== null) return html`<td class="soft" lang="en">${exclusion}</td>`;
  return taker ? html`<td><a href="#${taker.path}">${taker.path}</a>${sourceOf(taker.source)}</td>` : html`<td class="failed">밟지 않음</td>`;
}
