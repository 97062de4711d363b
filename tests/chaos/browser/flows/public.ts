import { faqs } from '#contract/news/faq.ts';
import { popups } from '#contract/site/frame.ts';
import { membershipInfos } from '#contract/membership/membership-info.ts';
import { specialOfferById, specialOffers } from '#contract/news/special-offer.ts';
import { clientRendered } from '#tests/e2e/lib/client-rendered.ts';
import type { Flow } from '../lib/flow.ts';
import { anyFailure, notLoaded } from '../lib/words.ts';

const prefixOf = (path: string) => path.slice(0, path.indexOf('/{'));

const offers: Flow = {
  name: 'offers: the lists',
  calls: new RegExp(`${prefixOf(specialOffers.path)}/[a-z]+\\?`),
  tries: 4,
  errorTexts: notLoaded,
  async setUp({ page }) {
    await page.goto('/specialoffer');
    const text = page.getByRole('textbox', { name: '검색어' });
    await text.fill('없는 말');
    return {
      press: () => page.getByRole('button', { name: '검색', exact: true }).click(),
      typed: [[text, '없는 말']],
      done: page.getByText('‘없는 말’ 검색 결과 0건'),
      async retry() {
        const retries = page.getByRole('button', { name: '다시 불러오기' });
        // A list that loads by itself meanwhile removes its button.
        while ((await retries.count()) > 0)
          await retries
            .first()
            .press('Enter', { timeout: 1_000 })
            .catch(() => undefined);
      },
    };
  },
};

/**
 * The failure navigates to the list, as spec 000 §8 requires; from there the same link is pressed by keyboard: hover
 * would prefetch the page.
 */
const offer: Flow = {
  name: 'offers: an offer',
  calls: new RegExp(`${prefixOf(specialOfferById.path)}/\\d+$`),
  errorTexts: anyFailure,
  async setUp({ page }) {
    await page.goto('/specialoffer');
    return {
      press: () => page.getByRole('main').getByRole('heading', { level: 3 }).nth(1).dispatchEvent('click'),
      done: page.getByRole('article').getByRole('heading', { level: 2 }),
    };
  },
};

/** If the server's questions fail to load, the built-in ones are shown. */
const questions: Flow = {
  name: 'FAQ',
  calls: new RegExp(`${faqs.path}$`),
  tries: 4,
  toleratesFailure: true,
  errorTexts: [],
  async setUp({ page }) {
    await clientRendered(page, '**/notice/faq');
    return {
      press: async () => void (await page.goto('/notice/faq')),
      done: page.getByRole('main').locator('summary').nth(14),
    };
  },
};

/** News that fail to load are simply missing. */
const news: Flow = {
  name: 'popups',
  calls: new RegExp(`${popups.path}$`),
  tries: 4,
  toleratesFailure: true,
  errorTexts: [],
  setUp: async ({ page }) => ({
    press: async () => void (await page.goto('/')),
    done: page.getByRole('heading', { level: 1 }),
  }),
};

const kinds: Flow = {
  name: 'membership information',
  calls: new RegExp(`${membershipInfos.path}$`),
  tries: 4,
  errorTexts: notLoaded,
  async setUp({ page }) {
    await clientRendered(page, '**/membership');
    return {
      press: async () => void (await page.goto('/membership')),
      done: page.getByRole('navigation', { name: '회원권 종류' }),
      retry: () => page.getByRole('button', { name: '다시 불러오기' }).click(),
    };
  },
};

/** Loads only its own chunk. */
const share: Flow = {
  name: 'share',
  calls: /\/never-asked$/,
  toleratesFailure: true,
  errorTexts: [],
  async setUp({ page }) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/specialoffer/package/101');
    return {
      async press() {
        await page.getByRole('button', { name: '공유하기' }).click();
        await page.getByRole('button', { name: '링크 복사' }).click();
      },
      done: page.getByText(/복사(했|되었)습니다/),
    };
  },
};

export const publicFlows = [offers, offer, questions, news, kinds, share];
