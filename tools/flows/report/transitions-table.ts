import type { Level } from '../paths/path-record.ts';
import { html, type Html } from './html.ts';
import type { FlowReport, ReportedTransition } from './reported.ts';
import { anchorOf } from './requirements-page.ts';
import { levelNames, sourceLegend, sourceOf } from './words.ts';

type Transitions = Pick<FlowReport, 'machine' | 'screens' | 'transitions'>;

/**
 * Renders every declared transition with the first path that took it at each level, and, if known, its sentences of the
 * specification.
 */
export const transitionsOf = (
  { machine, screens, transitions }: Transitions,
  levels: readonly Level[],
): Html => html`<table>
<caption>선언된 전이 ${transitions.length}개${levels.length > 0 ? '와, 그것을 밟은 첫 경로' : ''}${isAnswered(transitions) ? html`. ${sourceLegend}` : html``}</caption>
<thead><tr><th scope="col">상태</th><th scope="col">사건</th><th scope="col">다음 상태</th>${levels.map((level) => html`<th scope="col">${levelNames[level]}</th>`)}${headsOf(transitions)}</tr></thead>
<tbody>
${transitions.map(
  (row) =>
    html`<tr><th scope="row">${screenOf(row.source, machine, screens)}</th><td>${row.phrase || '바로 이어진다'} ${codeOf(row)}</td><td>${targetOf(row, machine, screens)}</td>${levels.map((level) => takerOf(row, level))}${cellsOf(row, transitions)}</tr>`,
)}
</tbody>
</table>`;

const codeOf = ({ key, actions }: ReportedTransition): Html =>
  html`<details><summary>코드</summary><code>${key}${actions && ` / ${actions}`}</code></details>`;

/** Returns the screen of a state, or those of its child states. */
function screenOf(id: string, machine: string, screens: Transitions['screens']): string {
  const path = id.slice(machine.length + 1);
  const inside = Object.entries(screens).flatMap(([state, screen]) => (state.startsWith(`${path}.`) ? [screen] : []));
  return path === '' ? '모든 상태' : (screens[path] ?? (inside.join(', ') || path));
}

const staying: Readonly<Record<string, string>> = { '(stays)': '그대로', '(forbidden)': '일어나지 않음' };

const targetOf = ({ target }: ReportedTransition, machine: string, screens: Transitions['screens']): string =>
  staying[target] ??
  target
    .split(', ')
    .map((id) => screenOf(id, machine, screens))
    .join(', ');

const isAnswered = (transitions: readonly ReportedTransition[]) =>
  transitions.some(({ takenBy }) => takenBy.some(({ source }) => source !== undefined));
const isSpecified = (transitions: readonly ReportedTransition[]) =>
  transitions.some(({ requirements }) => requirements.length > 0);

const headsOf = (transitions: readonly ReportedTransition[]): Html =>
  isSpecified(transitions) ? html`<th scope="col">사양</th>` : html``;

const cellsOf = ({ requirements }: ReportedTransition, transitions: readonly ReportedTransition[]): Html =>
  isSpecified(transitions)
    ? html`<td>${requirements.map((id) => html`<a href="requirements.html#${anchorOf(id)}">${id}</a><br>`)}</td>`
    : html``;

function takerOf({ takenBy, exclusion }: ReportedTransition, level: Level): Html {
  const taker = takenBy.find((one) => one.level === level);
  if (!taker && level === 'browser' && exclusion !== null) return html`<td class="soft" lang="en">${exclusion}</td>`;
  return taker
    ? html`<td><a href="#${taker.path}">${taker.path}</a>${sourceOf(taker.source)}</td>`
    : html`<td class="failed">밟지 않음</td>`;
}
