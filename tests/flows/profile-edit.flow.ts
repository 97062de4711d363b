import { messages } from '#contract/messages.ts';
import { myPageMessages } from '#contract/my-page-messages.ts';
import { profileOf } from '#contract/profile.ts';
import { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { member01 } from './fixtures/member.ts';
import type { Flow } from './lib/paths.ts';

const offline = new TypeError('Failed to fetch');
const draft = { ...profileOf(member01), address2: '102동 1203호' };

export const profileEditFlow: Flow<typeof profileEditMachine> = {
  machine: profileEditMachine,
  inputs: [undefined],
  project: ({ passwordError, errors, entered }) => [passwordError, Object.keys(errors), entered?.emailUsername],
  cases: {
    events: {
      'password.submitted': [{ type: 'password.submitted', password: 'Golf2026!a' }, { type: 'password.submitted', password: '' }],
      'password.changed': [{ type: 'password.changed' }],
      'profile.changed': [{ type: 'profile.changed', changed: { emailUsername: '' } }, { type: 'profile.changed', changed: { emailUsername: 'haneul.kim' } }],
      'profile.submitted': [{ type: 'profile.submitted' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
    },
    actors: {
      checkPassword: { done: [{ kind: 'accepted', member: member01, draft: null }, { kind: 'accepted', member: member01, draft }, { kind: 'refused', message: myPageMessages.wrongPassword }], error: [offline] },
      saveProfile: { done: [{ kind: 'saved' }, { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired }, { kind: 'refused', message: messages.invalidRequest }], error: [offline] },
    },
  },
};
