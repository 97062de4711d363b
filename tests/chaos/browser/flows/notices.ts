import { notices } from '#contract/news/notice.ts';
import { noticesAt } from '#tests/e2e/lib/notices.ts';
import type { Flow } from '../lib/flow.ts';
import { anyFailure, notLoaded } from '../lib/words.ts';

/** In the title of a notice that is not on the first page. */
const rare = '보조 카트';

const list: Flow = {
  name: 'notices: the list',
  isShort: true,
  calls: new RegExp(`${notices.path}\\?`),
  tries: 4,
  errorTexts: notLoaded,
  async setUp({ page }) {
    const { open, text, submit, titles } = noticesAt(page);
    await open();
    await text.fill(rare);
    return {
      press: () => submit.click(),
      typed: [[text, rare]],
      done: titles.filter({ hasText: rare }),
      retry: () => page.getByRole('button', { name: '다시 불러오기' }).click(),
    };
  },
};

/**
 * The failure navigates to the list, as spec 000 §8 requires; from there the same link is pressed by keyboard: hover
 * would prefetch the page.
 */
const detail: Flow = {
  name: 'notices: a notice',
  calls: new RegExp(`${notices.path}/\\d+$`),
  errorTexts: anyFailure,
  async setUp({ page }) {
    const { open, titles, article } = noticesAt(page);
    await open();
    return { press: () => titles.nth(2).dispatchEvent('click'), done: article };
  },
};

export const noticeFlows = [list, detail];
