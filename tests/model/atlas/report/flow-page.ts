import { html, trusted, type Html } from './html.ts';
import type { FlowReport, ReportedPath } from './model.ts';
import { expiriesTable } from './expiries-table.ts';
import { pageOf, wide } from './page.ts';
import { transitionsOf } from './transitions-table.ts';
import { browserTitle, levelNames, share, verdictOf } from './words.ts';

/** The page of one flow: its diagram, its transitions, its paths, its properties. */
export const flowPage = (flow: FlowReport, diagram: string): string =>
  pageOf({
    title: `${flow.machine} · 흐름 지도`,
    body: html`<nav aria-label="위치"><a href="index.html">흐름 지도</a></nav>
<h1>${flow.machine}</h1>
<p class="lead">${flow.levels.map(({ level, taken, declared }) => html`${levelNames[level]} ${share(taken, declared)} `)}</p>
${failuresOf(flow)}
<h2>그림</h2>
${wide(`${flow.machine} 그림`, trusted(diagram))}
<h2>전이</h2>
${wide('전이 표', transitionsOf(flow, flow.levels.map(({ level }) => level)))}
<h2>안전 속성</h2>
${propertiesOf(flow)}
<h2>만료</h2>
${expiriesTable(flow)}
<h2>경로 ${flow.paths.length}개</h2>
<ol class="paths">
${flow.paths.map(pathOf)}
</ol>`,
  });

const failuresOf = ({ failures }: FlowReport): Html =>
  failures.length === 0 ? html`` : html`<h2>실패 ${failures.length}건</h2>
${failures.map(({ level, test, message }) => html`<p class="failed">${levelNames[level]}: ${test}</p><pre>${message}</pre>`)}`;

const propertiesOf = ({ properties }: FlowReport): Html =>
  properties.length === 0 ? html`<p class="soft">따로 적힌 속성이 없습니다.</p>` : wide('안전 속성 표', html`<table>
<caption>도달한 모든 상태에서 지켜야 하는 것</caption>
<thead><tr><th scope="col">속성</th><th scope="col">결과</th><th scope="col" class="number">확인한 상태</th></tr></thead>
<tbody>
${properties.map(({ name, states, failure }) => html`<tr><th scope="row">${name}</th><td>${verdictOf(failure)}</td><td class="number">${states}</td></tr>`)}
</tbody>
</table>`);

const pathOf = ({ id, sentence, steps, verdicts, pictures }: ReportedPath): Html => html`<li id="${id}">
<p><strong>${id.replace('path-', '경로 ')}</strong> ${verdicts.map(({ level, browser, failure }) => html`<span class="soft">${browser ? browserTitle(browser) : levelNames[level]}</span> ${verdictOf(failure)} `)}</p>
<p>${sentence.ko}</p>
<p lang="en" class="soft">${sentence.en}</p>
${filmOf(pictures, steps)}
<details><summary>걸음 ${steps.length}개</summary>
${wide('걸음 표', html`<table>
<caption>사건, 그 뒤에 머문 상태, 밟은 전이</caption>
<thead><tr><th scope="col">사건</th><th scope="col">상태</th><th scope="col">전이</th></tr></thead>
<tbody>
${steps.map(({ event, states, taken }) => html`<tr><th scope="row"><code>${event}</code></th><td><code>${states.join(', ')}</code></td><td>${taken.map((key) => html`<code>${key}</code><br>`)}</td></tr>`)}
</tbody>
</table>`)}
</details>
</li>`;

/** The screen after each step, side by side. */
const filmOf = (pictures: ReportedPath['pictures'], steps: ReportedPath['steps']): Html =>
  pictures.length === 0 ? html`` : wide('화면이 바뀌는 순서', html`<ol class="film">
${pictures.map((picture, index) => html`<li><a href="${picture}"><img src="${picture}" alt="${index + 1}번째 걸음 뒤의 화면" loading="lazy" width="320" height="200"></a><code>${steps[index]?.event ?? ''}</code></li>`)}
</ol>`);
