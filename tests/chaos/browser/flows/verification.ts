import { accountMessages } from '#contract/account/account-messages.ts';
import { niceCheck, niceSuccess } from '#contract/account/verification.ts';
import { finderAt } from '#tests/e2e/lib/finder.ts';
import { identify, openProvider } from '#tests/e2e/lib/provider.ts';
import type { Flow } from '../lib/flow.ts';
import { note } from '../lib/note.ts';
import { anyFailure } from '../lib/words.ts';

const asks = 'the provider asks';

/** The pop-up opens at once, and navigates to the provider with the server's response. */
const begun: Flow = {
  name: 'verification: the window',
  calls: new RegExp(`${niceCheck.path}$`),
  says: [accountMessages.verificationFailed],
  async come({ page }) {
    const finder = finderAt(page);
    await finder.openFindId();
    await finder.choose('개인(분양)회원');
    return {
      async press() {
        const popup = await openProvider(page);
        // A pop-up that is closed before does not navigate.
        void popup.waitForURL(/\/sandbox\//).then(() => note(page, asks), () => undefined);
      },
      done: page.getByText(asks),
      leave: async () => void (await Promise.all(page.context().pages().slice(1).map((popup) => popup.close()))),
    };
  },
};

/** The provider redirects the pop-up back, and the server reads the result. */
const answered: Flow = {
  name: 'verification: its answer',
  calls: new RegExp(`${niceSuccess.path}\\?`),
  says: anyFailure,
  async come({ page }) {
    const finder = finderAt(page);
    await finder.openFindId();
    await finder.choose('개인(분양)회원');
    return { press: () => identify(page, '김하늘 19850412'), done: finder.found.filter({ hasText: 'member01' }) };
  },
};

export const verificationFlows = [begun, answered];
