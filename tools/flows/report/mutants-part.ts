import type { Mutant } from '../mutants/mutant.ts';
import { html, type Html } from './html.ts';
import type { FlowReport } from './reported.ts';
import { dateOf, levelNames, share } from './words.ts';

/** Lists the mutants of a machine by transition: the change, and the level and the test that failed with it. */
export function mutantsPart({ transitions, mutation }: FlowReport): Html {
  if (!mutation) return html``;
  const groups = [
    ...transitions.filter(({ mutants }) => mutants.length > 0),
    ...(mutation.others.length > 0 ? [{ key: '상태, 처음 값, 여러 갈래를 한꺼번에', mutants: mutation.others }] : []),
  ];
  return html`<h2 id="mutants">변이</h2>
<p class="soft">${dateOf(mutation.at)}에 기계의 글자를 하나씩 바꾸어 본 결과입니다. 조건이나 동작을 함께 쓰는 전이는 그 변이도 함께 셉니다.</p>
${groups.map(
  ({ key, mutants }) => html`<details><summary><code>${key}</code> ${killedShare(mutants)}</summary>
<ul>
${mutants.toSorted((one, other) => rank(one) - rank(other)).map(mutantOf)}
</ul>
</details>`,
)}`;
}

/** Returns how many of these mutants were killed. */
export const killedShare = (mutants: readonly Mutant[]): Html =>
  share(mutants.filter(({ killedBy }) => killedBy !== null).length, mutants.length);

/** Sorts survivors first, then mutants that only the rendered level killed. */
const rank = ({ killedBy }: Mutant): number => (killedBy === null ? 0 : killedBy === 'rendered' ? 1 : 2);

const mutantOf = ({ line, change, replacement, killedBy, test }: Mutant): Html =>
  html`<li>${line}행 <code>${change}</code> → <code>${replacement.replaceAll(/\s+/g, ' ')}</code> ${killedBy === null ? html`<span class="failed">✗ 살아남음</span>` : html`<span class="passed">✓ ${levelNames[killedBy]}</span> <span class="soft">${test ?? '시간이 다 됨'}</span>`}</li>`;
