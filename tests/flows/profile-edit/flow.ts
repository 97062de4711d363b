import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { profileOf } from '#contract/account/profile.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { actionsIn, lastOf, latest } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';
import { isTypeable } from '#tests/flows/lib/typeable-profile.ts';

const offline = new TypeError('Failed to fetch');
const draft = { ...profileOf(member01), address2: '102동 1203호' };

const actionsOf = actionsIn(profileEditMachine);

export const profileEditFlow: Flow<typeof profileEditMachine> = {
  machine: profileEditMachine,
  inputs: [undefined],
  contextKey: ({ passwordError, errors, entered }) => [passwordError, Object.keys(errors), entered?.emailUsername],
  cases: {
    events: {
      'password.submitted': [{ type: 'password.submitted', password: 'Golf2026!a' }, { type: 'password.submitted', password: '' }],
      'password.changed': [{ type: 'password.changed' }],
      'profile.changed': [{ type: 'profile.changed', changed: { emailUsername: '' } }, { type: 'profile.changed', changed: { emailUsername: 'haneul.kim' } }],
      'profile.submitted': [{ type: 'profile.submitted' }],
      'check.lapsed': [{ type: 'check.lapsed', message: myPageMessages.passwordCheckRequired }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: {
      checkPassword: { done: [{ kind: 'accepted', member: member01, draft: null }, { kind: 'accepted', member: member01, draft }, { kind: 'refused', message: myPageMessages.wrongPassword }], error: [offline] },
      saveProfile: { done: [{ kind: 'saved' }, { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired }, { kind: 'refused', message: refusalMessages.invalidRequest }], error: [offline] },
    },
  },
  properties: {
    'the form is shown, and the profile saved, only after the password was accepted': (steps) => {
      const accepted = latest(steps, 'xstate.done.actor.checkPassword');
      return !lastOf(steps).state.matches('form') || accepted?.event.output.kind === 'accepted';
    },
    'typed values remain until they are saved': (steps) => {
      const typed = latest(steps, 'profile.changed');
      return !typed || typed.event.changed.emailUsername === lastOf(steps).state.context.entered?.emailUsername;
    },
    'the password of the check is in the context only while it is checked': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.password !== '') === state.matches({ gate: 'checking' });
    },
    'a draft is removed if and only if the server has saved it': (steps) => {
      const step = lastOf(steps);
      return actionsOf(step).includes('removeDraft') === (step.event.type === 'xstate.done.actor.saveProfile' && step.event.output.kind === 'saved');
    },
    'a profile is accepted only from the form': (steps) =>
      lastOf(steps).event.type !== 'profile.submitted' || steps.at(-2)?.state.matches({ form: 'editing' }) === true,
  },
};

/** On screen an empty password is corrected first and then submitted, and each change is made by one control. */
export const profileEditOnScreen: typeof profileEditFlow = {
  ...profileEditFlow,
  isEventPossible: ({ context }, event) => {
    if (event.type === 'password.changed') return context.passwordError !== null;
    if (event.type === 'password.submitted') return context.passwordError === null;
    return event.type !== 'profile.changed' || (context.entered !== null && isTypeable(context.entered, event.changed, Object.keys(context.errors)));
  },
};
