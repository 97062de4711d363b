import { totalsOf } from '../../strength/totals.ts';
import type { StrengthCount } from '../../strength/strength-count.ts';
import { html, type Html } from './html.ts';
import { wide } from './page.ts';
import { levelNames } from './words.ts';

/** Renders the coverage of each strength at each level, or nothing without counts. */
export function strengthTable(counts: readonly StrengthCount[]): Html {
  const totals = totalsOf(counts);
  if (totals.length === 0) return html``;
  const bounded = (count: number, lowerBound: number | undefined) => html`${count}${lowerBound === undefined ? '' : ` (하한 ${lowerBound})`}`;
  return wide('강도 표', html`<table>
<caption>강도마다 걸은 경로</caption>
<thead><tr><th scope="col">강도</th><th scope="col">수준</th><th scope="col" class="number">흐름</th><th scope="col" class="number">확인한 것</th><th scope="col" class="number">불가능</th><th scope="col" class="number">제외</th><th scope="col" class="number">경로</th><th scope="col" class="number">단계</th><th scope="col" class="number">초</th></tr></thead>
<tbody>
${totals.map(({ strength, level, machines, covered, impossible, excluded, paths, steps, atLeast, seconds }) => html`<tr><th scope="row"><code>${strength}</code></th><td>${levelNames[level]}</td><td class="number">${machines}</td><td class="number">${covered}</td><td class="number">${impossible}</td><td class="number">${excluded}</td><td class="number">${bounded(paths, atLeast?.paths)}</td><td class="number">${bounded(steps, atLeast?.steps)}</td><td class="number">${seconds.toFixed(1)}</td></tr>`)}
</tbody>
</table>`);
}
