import type { ByHand, HandVerdict } from '../sheets/filled.ts';
import { html, type Html } from './html.ts';
import { wide } from './page.ts';
import { dateOf } from './words.ts';

/** A tester's result for a path, read from a filled sheet. */
export type HandResult = ByHand & {
  readonly number: string;
  readonly flow: string;
  readonly file: string;
  readonly at: string;
};

const verdictNames: Readonly<Record<HandVerdict, Html>> = {
  passed: html`<span class="passed">✓ 통과</span>`,
  failed: html`<span class="failed">✗ 실패</span>`,
  held: html`<span class="soft">◌ 보류</span>`,
};

/** Renders the results that testers entered into the sheet of a flow. */
export const handTable = (results: readonly HandResult[]): Html =>
  results.length === 0
    ? html``
    : html`<h2>손으로 한 시험 ${results.length}건</h2>
${wide(
  '손으로 한 시험 표',
  html`<table>
<caption>시험지에서 읽은 결과</caption>
<thead><tr><th scope="col">번호</th><th scope="col">결과</th><th scope="col">걸음</th><th scope="col">비고</th><th scope="col">읽은 때</th><th scope="col">파일</th></tr></thead>
<tbody>
${results.map(({ number, verdict, step, remark, at, file }) => html`<tr><th scope="row"><a href="#${number}">${number}</a></th><td>${verdictNames[verdict]}</td><td>${step ?? ''}</td><td>${remark}</td><td>${dateOf(at)}</td><td>${file}</td></tr>`)}
</tbody>
</table>`,
)}`;

/** Renders the failures that testers entered, with links to the paths, for the first page. */
export const handFailures = (results: readonly HandResult[], titleOf: (flow: string) => string): Html => {
  const failed = results.filter(({ verdict }) => verdict === 'failed');
  return failed.length === 0
    ? html``
    : html`<h2>손으로 한 시험의 실패 ${failed.length}건</h2>
<ul>
${failed.map(({ number, flow, step, remark, at }) => html`<li><a href="${flow}.html#${number}">${titleOf(flow)} ${number}</a>, ${step === null ? '' : `${step}번째 걸음, `}${dateOf(at)}${remark === '' ? '' : `: ${remark}`}</li>`)}
</ul>`;
};
