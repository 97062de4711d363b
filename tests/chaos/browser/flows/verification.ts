import { accountMessages } from '#contract/account/account-messages.ts';
import { niceCheck, niceSuccess } from '#contract/account/verification.ts';
import { finderAt } from '#tests/e2e/lib/finder.ts';
import { identify, openProvider } from '#tests/e2e/lib/provider.ts';
import type { Flow } from '../lib/flow.ts';
import { note } from '../lib/note.ts';
import { anyFailure } from '../lib/words.ts';

const providerOpened = 'the provider asks';

/** The pop-up opens at once, and navigates to the provider with the server's response. */
const providerWindow: Flow = {
  name: 'verification: the window',
  calls: new RegExp(`${niceCheck.path}$`),
  errorTexts: [accountMessages.verificationFailed],
  async setUp({ page }) {
    const finder = finderAt(page);
    await finder.openFindId();
    await finder.choose('개인(분양)회원');
    return {
      async press() {
        const popup = await openProvider(page);
        // A pop-up that is closed before does not navigate.
        void popup.waitForURL(/\/sandbox\//).then(
          () => note(page, providerOpened),
          () => undefined,
        );
      },
      done: page.getByText(providerOpened),
      cleanUp: async () =>
        void (await Promise.all(
          page
            .context()
            .pages()
            .slice(1)
            .map((popup) => popup.close()),
        )),
    };
  },
};

/** The provider redirects the pop-up back, and the server reads the result. */
const providerResult: Flow = {
  name: 'verification: its answer',
  calls: new RegExp(`${niceSuccess.path}\\?`),
  errorTexts: anyFailure,
  async setUp({ page }) {
    const finder = finderAt(page);
    await finder.openFindId();
    await finder.choose('개인(분양)회원');
    return { press: () => identify(page, '김하늘 19850412'), done: finder.found.filter({ hasText: 'member01' }) };
  },
};

export const verificationFlows = [providerWindow, providerResult];
