import { myPageMessages } from '#contract/account/my-page-messages.ts';
import type { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import type { otherSessionsMachine } from '#machines/other-sessions.machine.ts';
import type { ownDataMachine } from '#machines/own-data.machine.ts';
import { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { createDrafts } from '#src/shared/draft/drafts.ts';
import { member01 } from '#tests/fixtures/member.ts';
import type { Expiries } from '#tools/flows/expiries/expiry.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';
import { done, doneBy, errors, unreached, unverified } from './answers.ts';

const unconfirmed = { kind: 'unconfirmed', message: myPageMessages.passwordCheckRequired } as const;

export const bookingHistoryExpiries: Expiries<typeof bookingHistoryMachine> = {
  typed: ({ filter }) => filter,
  kinds: {
    verification: unverified,
    // The URL contains the filter, and the login returns to it.
    session: { restart: (steps) => ({ input: { filter: lastOf(steps).state.context.filter } }), back: [doneBy('loadBookings'), 'xstate.error.actor.loadBookings'], notApplicable: {} },
    code: { answers: errors('loadBookings', 'saveCsv'), back: ['alert.dismissed', 'list.retried', doneBy('loadBookings')], notApplicable: {} },
  },
};

export const otherSessionsExpiries: Expiries<typeof otherSessionsMachine> = {
  typed: () => null,
  kinds: {
    verification: { answers: [done('endSessions', unconfirmed)], back: [], notApplicable: {} },
    session: { restart: () => ({ input: undefined }), back: [doneBy('loadSessions'), 'xstate.error.actor.loadSessions'], notApplicable: {} },
    code: { answers: [...unreached('endSessions'), ...errors('loadSessions', 'endSessions')], back: ['alert.dismissed', 'list.retried', doneBy('loadSessions')], notApplicable: {} },
  },
};

export const ownDataExpiries: Expiries<typeof ownDataMachine> = {
  typed: () => null,
  kinds: {
    verification: { answers: [done('saveOwnData', unconfirmed)], back: [], notApplicable: {} },
    session: { restart: () => ({ input: undefined }), back: [], notApplicable: {} },
    code: { answers: [...unreached('saveOwnData'), ...errors('saveOwnData')], back: ['alert.dismissed'], notApplicable: {} },
  },
};

const profileActions = actionsIn(profileEditMachine);

export const profileEditExpiries: Expiries<typeof profileEditMachine> = {
  typed: ({ entered }) => entered && { ...entered, password: '', passwordConfirm: '' },
  kinds: {
    verification: {
      answers: [done('saveProfile', unconfirmed), { type: 'check.lapsed', message: unconfirmed.message }],
      renewal: [doneBy('checkPassword')],
      back: ['alert.dismissed', 'password.submitted', doneBy('checkPassword')],
      notApplicable: { 'gate.entering': 'the password is asked for', 'gate.alerting': 'the password is asked for', alertingSaved: 'it has served' },
    },
    session: {
      restart: (steps) => {
        const { profile } = createDrafts();
        for (const step of steps) {
          const { entered } = step.state.context;
          if (step.event.type === doneBy('checkPassword') && step.event.output.draft) profile.save(member01.serviceId, step.event.output.draft);
          if (profileActions(step).includes('removeDraft')) profile.discard();
          if (profileActions(step).includes('saveDraft') && entered) profile.save(member01.serviceId, entered);
        }
        const draft = profile.get(member01.serviceId);
        // The earlier input is restored after the password check.
        return { input: undefined, answers: [done('checkPassword', { kind: 'accepted', member: member01, draft })], ...(lastOf(steps).state.context.entered && { at: 'form.editing' }) };
      },
      back: ['password.submitted'],
      notApplicable: { alertingSaved: 'what was typed has been saved' },
    },
    code: { answers: [...unreached('checkPassword', 'saveProfile'), ...errors('checkPassword', 'saveProfile')], back: ['alert.dismissed'], notApplicable: { alertingSaved: 'it has been saved' } },
  },
};

const withdrawalActions = actionsIn(withdrawalMachine);

export const withdrawalExpiries: Expiries<typeof withdrawalMachine> = {
  typed: ({ entered }) => entered,
  kinds: {
    verification: unverified,
    session: {
      restart: (steps) => {
        const { withdrawal } = createDrafts();
        for (const step of steps) {
          if (withdrawalActions(step).includes('saveDraft')) withdrawal.save(member01.serviceId, step.state.context.entered);
          if (withdrawalActions(step).includes('clearToken')) withdrawal.discard();
        }
        return { input: { draft: withdrawal.get(member01.serviceId) } };
      },
      back: [],
      notApplicable: { alertingLeft: 'it ends with the account' },
    },
    code: { answers: [...unreached('leave'), ...errors('leave')], back: ['alert.dismissed'], notApplicable: { alertingLeft: 'it is done' } },
  },
};
