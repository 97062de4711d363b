import { signUp } from '#contract/account/sign-up.ts';
import { newPassword, newPerson } from '#tests/e2e/lib/new-person.ts';
import type { Flow } from '../lib/flow.ts';
import { anyFailure } from '../lib/words.ts';

/** The final submit of the sign-up. */
export const signUpFlow: Flow = {
  name: 'sign-up',
  calls: new RegExp(`${signUp.path}$`),
  says: anyFailure,
  async come({ joiner, allow }) {
    // A registration whose response was lost is detected by its ID, which is then taken.
    allow(/status of 400.*\/valid-id$/);
    const somebody = newPerson();
    await joiner.toInformation(somebody);
    await joiner.fillIn(somebody);
    return {
      press: () => joiner.next.click(),
      typed: [
        [joiner.serviceId, somebody.serviceId],
        [joiner.password, newPassword],
        [joiner.passwordConfirm, newPassword],
        [joiner.emailUsername, somebody.serviceId],
      ],
      done: joiner.congratulation,
    };
  },
};
