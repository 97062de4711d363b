import { html, type Html } from '../report/html.ts';
import { pageOf, wide } from '../report/page.ts';
import type { Words } from '../words/phrase.ts';
import type { MachineChange, StateChange, TransitionChange } from './changes.ts';

/** A flow whose machine changed, with the affected paths and stories. */
export type ChangedFlow = {
  readonly name: string;
  readonly machine: string;
  readonly title: string;
  /** True if the machine was removed. */
  readonly isGone: boolean;
  readonly change: MachineChange;
  /** Paths on the screen, whose numbers are those of the test sheets. */
  readonly paths: readonly { readonly id: string; readonly sentence: Words }[];
  readonly stories: readonly { readonly state: string; readonly url: string | undefined }[];
};

/**
 * Renders the report of changed machines: for each, one diagram of before and after, the changes as a table, and what
 * they affect.
 */
export const changesPage = (ref: string, flows: readonly ChangedFlow[]): string =>
  pageOf({
    title: '변경 지도',
    body: html`<nav aria-label="위치"><a href="../index.html">흐름 지도</a></nav>
<h1>변경 지도</h1>
<p class="lead"><code>${ref}</code> 뒤로 상태 기계 ${flows.length}개가 바뀌었습니다. 초록은 추가, 황토는 변경, 빨간 점선은 삭제된 것입니다.</p>
${flows.map(sectionOf)}`,
  });

const sectionOf = ({
  name,
  machine,
  title,
  change,
  paths,
  stories,
}: ChangedFlow): Html => html`<h2 id="${name}">${title} <code>${machine}</code></h2>
${wide(`${machine} 변경 그림`, html`<img src="${name}.svg" alt="${machine}의 이전과 지금">`)}
${wide(
  '변경 표',
  html`<table>
<caption>변경 ${change.transitions.length + change.states.length}건</caption>
<thead><tr><th scope="col">종류</th><th scope="col">무엇</th><th scope="col">이전</th><th scope="col">지금</th><th scope="col">다른 것</th></tr></thead>
<tbody>
${change.transitions.map((one) => rowOf(one, `${(one.after ?? one.before)?.source ?? ''} · ${(one.after ?? one.before)?.event ?? ''}`, transitionText(one.before), transitionText(one.after)))}
${change.states.map((one) => rowOf(one, one.id, aspectsText(one.before), aspectsText(one.after)))}
</tbody>
</table>`,
)}
<h3>경로 ${paths.length}개, 시험지 <code>${name}.xlsx</code></h3>
<ul>
${paths.map(({ id, sentence }) => html`<li><a href="../${name}.html#${id}">${id}</a> ${sentence.ko}</li>`)}
</ul>
<h3>스토리 ${stories.length}개</h3>
<ul>
${stories.map(({ state, url }) => html`<li>${url === undefined ? html`<code>${state}</code>` : html`<a href="${url}"><code>${state}</code></a>`}</li>`)}
</ul>`;

const kindNames = { added: '추가', removed: '삭제', changed: '변경' } as const;

const rowOf = (
  { kind, aspects }: Pick<StateChange, 'kind' | 'aspects'>,
  what: string,
  before: string,
  after: string,
): Html =>
  html`<tr><th scope="row">${kindNames[kind]}</th><td><code>${what}</code></td><td><code>${before}</code></td><td><code>${after}</code></td><td>${aspects.join(', ')}</td></tr>`;

const transitionText = (row: TransitionChange['before']): string =>
  row ? `${row.guard && `[${row.guard}] `}→ ${row.target}${row.actions && ` / ${row.actions}`}` : '';

const aspectsText = (aspects: StateChange['before']): string =>
  Object.entries(aspects)
    .flatMap(([name, value]) => (value === '' ? [] : `${name}: ${value}`))
    .join('; ');
