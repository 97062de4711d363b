import { pathWords, verdictsIn } from './filters.ts';
import { html, type Html } from './html.ts';
import type { FlowReport } from './reported.ts';
import { wide } from './page.ts';
import { browserTitle, levelNames, secondsOf, verdictOf } from './words.ts';

/** Lists every path of every flow, with the result and the time of each test that ran it. */
export const pathsTable = (flows: readonly FlowReport[]): Html =>
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
