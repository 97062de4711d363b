import { accountMessages } from '#contract/account/account-messages.ts';
import { validId } from '#contract/account/service-id.ts';
import { newPerson } from '#tests/e2e/lib/new-person.ts';
import type { Flow } from '../lib/flow.ts';
import { anyFailure } from '../lib/words.ts';

/** The check of an ID in the sign-up. */
export const idCheckFlow: Flow = {
  name: 'ID duplicate check',
  calls: new RegExp(`${validId.path}$`),
  says: anyFailure,
  async come({ page, joiner }) {
    const somebody = newPerson();
    await joiner.toInformation(somebody);
    await joiner.serviceId.fill(somebody.serviceId);
    return {
      press: () => joiner.check.click(),
      typed: [[joiner.serviceId, somebody.serviceId]],
      done: page.getByText(accountMessages.serviceIdAvailable),
    };
  },
};
