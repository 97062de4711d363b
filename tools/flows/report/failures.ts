import { html, type Html } from './html.ts';
import type { FlowReport, ReportedFailure, ReportedPath } from './reported.ts';
import { browserTitle, dateOf, levelNames, runTitle } from './words.ts';

/**
 * Lists every failure of a flow: the test, the step of the path, and the actual result. `page` is the URL of the page
 * with the paths.
 */
export function failuresOf({ failures, paths }: Pick<FlowReport, 'failures' | 'paths'>, page = ''): Html {
  return html`${failures.map((failure) =>
    failureOf(
      failure,
      paths.find(({ id }) => id === failure.path),
      page,
    ),
  )}`;
}

function failureOf(
  { level, browser, test, message, failing, run }: ReportedFailure,
  path: ReportedPath | undefined,
  page: string,
): Html {
  const where = browser ? `${levelNames[level]} · ${browserTitle(browser)}` : levelNames[level];
  return html`<article class="failure">
<p><span class="failed">✗ ${where}</span> ${path ? html`<a href="${page}#${path.id}">${path.id}</a> ${path.sentence.ko}` : test}${run ? html` <span class="soft">${dateOf(run.at)} · <code>${runTitle(run)}</code></span>` : html``}</p>
${path && failing ? html`<p>${failing.step + 1}번째 걸음 <a href="${page}#${path.id}-${failing.step + 1}"><code>${path.steps[failing.step]?.event ?? ''}</code></a>: <code>${failing.expected.join(', ')}</code>이어야 하는데 <code>${failing.actual.join(', ') || '알 수 없음'}</code>입니다.</p>` : html``}
<details><summary>${message.split('\n')[0] ?? ''}</summary><pre>${message}</pre></details>
</article>`;
}

/** Shows the screen of a failed step beside a screen of the expected state from another path. */
export function evidenceOf(
  { verdicts, steps }: ReportedPath,
  pictureAt: (states: readonly string[]) => string | undefined,
  storyOf: (state: string) => string | undefined,
): Html {
  return html`${verdicts.flatMap(({ failing, level, browser }) => {
    if (!failing) return [];
    const expected = pictureAt(failing.expected);
    const story = failing.expected.map(storyOf).find((found) => found !== undefined);
    return [
      html`<div class="evidence">
<p><strong>${browser ? browserTitle(browser) : levelNames[level]}</strong> ${failing.step + 1}번째 걸음 <code>${steps[failing.step]?.event ?? ''}</code></p>
<div class="screens">
<figure>${expected === undefined ? html`<p class="soft">다른 경로의 화면 없음</p>` : html`<img src="${expected}" alt="기대한 화면" loading="lazy" width="320" height="200">`}<figcaption>기대한 화면: ${story === undefined ? html`<code>${failing.expected.join(', ')}</code>` : html`<a href="${story}"><code>${failing.expected.join(', ')}</code></a>`}</figcaption></figure>
<figure>${failing.picture === null ? html`<p class="soft">찍힌 화면 없음</p>` : html`<a href="${failing.picture}"><img src="${failing.picture}" alt="실제 화면" loading="lazy" width="320" height="200"></a>`}<figcaption>실제 화면: <code>${failing.actual.join(', ') || '알 수 없음'}</code></figcaption></figure>
</div>
${failing.trace === null ? html`` : html`<p><a href="${failing.trace}">Playwright 트레이스</a> <code>npx playwright show-trace flows-report/${failing.trace}</code></p>`}
${listOf('콘솔', failing.console)}
${listOf('호출', failing.calls)}
</div>`,
    ];
  })}`;
}

const listOf = (title: string, lines: readonly string[]): Html =>
  lines.length === 0
    ? html``
    : html`<details><summary>${title} ${lines.length}줄</summary><pre>${lines.join('\n')}</pre></details>`;
