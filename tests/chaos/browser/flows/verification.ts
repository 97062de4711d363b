import { accountMessages } from '#contract/account/account-messages.ts';
import { niceCheck, niceSuccess } from '#contract/account/verification.ts';
import { finderAt } from '#tests/e2e/lib/finder.ts';
import { identify, openProvider } from '#tests/e2e/lib/provider.ts';
import type { Flow } from '../lib/flow.ts';
import { note } from '../lib/note.ts';
import { anyFailure } from '../lib/words.ts';

const asks = 'the provider asks';

/** The window is opened at once, and led to the provider by what the server answers. */
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
        // One that is closed before goes nowhere.
        void popup.waitForURL(/\/sandbox\//).then(() => note(page, asks), () => undefined);
      },
      done: page.getByText(asks),
      leave: async () => void (await Promise.all(page.context().pages().slice(1).map((popup) => popup.close()))),
    };
  },
};

/** The provider sends its window back, which has the server read the answer. */
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
