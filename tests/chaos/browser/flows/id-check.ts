import { accountMessages } from '#contract/account/account-messages.ts';
import { validId } from '#contract/account/service-id.ts';
import { newPerson } from '#tests/e2e/lib/new-person.ts';
import type { Flow } from '../lib/flow.ts';
import { anyFailure } from '../lib/words.ts';

/** The check of an ID in the sign-up. */
export const idCheckFlow: Flow = {
  name: 'ID duplicate check',
  calls: new RegExp(`${validId.path}$`),
  errorTexts: anyFailure,
  async setUp({ page, joiner }) {
    const newcomer = newPerson();
    await joiner.toInformation(newcomer);
    await joiner.serviceId.fill(newcomer.serviceId);
    return {
      press: () => joiner.check.click(),
      typed: [[joiner.serviceId, newcomer.serviceId]],
      done: page.getByText(accountMessages.serviceIdAvailable),
    };
  },
};
