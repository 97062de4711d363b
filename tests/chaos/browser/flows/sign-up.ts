import { signUp } from '#contract/account/sign-up.ts';
import { newPassword, newPerson } from '#tests/e2e/lib/new-person.ts';
import type { Flow } from '../lib/flow.ts';
import { anyFailure } from '../lib/words.ts';

/** The final submit of the sign-up. */
export const signUpFlow: Flow = {
  name: 'sign-up',
  calls: new RegExp(`${signUp.path}$`),
  errorTexts: anyFailure,
  async setUp({ joiner, allow }) {
    // A registration whose response was lost is detected by its ID, which is then taken.
    allow(/status of 400.*\/valid-id$/);
    const newcomer = newPerson();
    await joiner.toInformation(newcomer);
    await joiner.fillIn(newcomer);
    return {
      press: () => joiner.next.click(),
      typed: [
        [joiner.serviceId, newcomer.serviceId],
        [joiner.password, newPassword],
        [joiner.passwordConfirm, newPassword],
        [joiner.emailUsername, newcomer.serviceId],
      ],
      done: joiner.congratulation,
    };
  },
};
