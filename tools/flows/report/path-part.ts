import { html, type Html } from './html.ts';
import type { ReportedPath, StoryOf } from './reported.ts';
import { wide } from './page.ts';
import { browserTitle, levelNames, secondsOf, sourceOf, verdictOf } from './words.ts';

/** Renders a path: its number, results with times, sentence, screenshots and steps. */
export const pathOf = (
  { id, sentence, steps, phrases, verdicts, pictures, sources }: ReportedPath,
  screens: Readonly<Record<string, string>>,
  storyOf: StoryOf,
  evidence: Html,
): Html => html`<li id="${id}">
<p><strong>${id}</strong> ${verdicts.map(({ level, browser, failure, milliseconds }) => html`<span class="soft">${browser ? browserTitle(browser) : levelNames[level]}</span> ${verdictOf(failure)} <span class="soft">${secondsOf(milliseconds)}</span> `)}</p>
<p>${sentence.ko}</p>
${evidence}
${filmOf(
  pictures,
  phrases.map(({ ko }) => ko),
)}
<details><summary>걸음 ${steps.length}개</summary>
${wide(
  '걸음 표',
  html`<table>
<caption>사건, 그 뒤에 머문 화면과 그 문장</caption>
<thead><tr><th scope="col">사건</th><th scope="col">화면</th><th scope="col">문장</th><th scope="col">코드</th></tr></thead>
<tbody>
${steps.map(({ event, states, taken, messages }, index) => html`<tr id="${id}-${index + 1}"${failedAt(verdicts, index)}><th scope="row">${phrases[index]?.ko ?? event}${sourceOf(sources[index])}</th><td>${states.map((state) => stateOf(state, screens[state], storyOf(state)))}</td><td>${messages.map((message) => html`${message}<br>`)}</td><td>${codeOf([event, ...states, ...taken])}</td></tr>`)}
</tbody>
</table>`,
)}
</details>
</li>`;

const failedAt = (verdicts: ReportedPath['verdicts'], index: number): Html =>
  verdicts.some(({ failing }) => failing?.step === index) ? html` class="here"` : html``;

const stateOf = (state: string, screen = state, story: string | undefined): Html =>
  html`${story === undefined ? screen : html`<a href="${story}">${screen}</a>`}<br>`;

/** The names of the code: the event, the states and the transitions. */
const codeOf = (names: readonly string[]): Html =>
  html`<details><summary>보기</summary>${names.map((name) => html`<code>${name}</code><br>`)}</details>`;

/** Renders the screenshots after each step, side by side. */
const filmOf = (pictures: ReportedPath['pictures'], captions: readonly string[]): Html =>
  pictures.length === 0
    ? html``
    : wide(
        '화면이 바뀌는 순서',
        html`<ol class="film">
${pictures.map((picture, index) => html`<li><a href="${picture}"><img src="${picture}" alt="${index + 1}번째 걸음 뒤의 화면" loading="lazy" width="320" height="200"></a><span>${captions[index] ?? ''}</span></li>`)}
</ol>`,
      );
