import { html, type Html } from '../report/html.ts';
import { pageOf, wide } from '../report/page.ts';
import { changeRows, kindNames, type ChangedFlow } from './changed-flow.ts';

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
${changeRows(change).map((row) => html`<tr><th scope="row">${kindNames[row.kind]}</th><td><code>${row.what}</code></td><td><code>${row.before}</code></td><td><code>${row.after}</code></td><td>${row.aspects}</td></tr>`)}
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
