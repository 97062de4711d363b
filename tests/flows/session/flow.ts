import { isRenewal } from '#contract/http/token.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { actionsIn, lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

/** The first token, renewed by a password check. */
export const renewed = 'first.renewed';

const offline = new TypeError('Failed to fetch');

const actionsOf = actionsIn(sessionMachine);

export const sessionFlow: Flow<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [{ token: null }, { token: 'first' }],
  contextKey: ({ token }) => token,
  cases: {
    events: {
      'token.issued': [{ type: 'token.issued', token: 'first' }, { type: 'token.issued', token: renewed }, { type: 'token.issued', token: 'second' }],
      'token.rejected': [{ type: 'token.rejected', token: 'first' }, { type: 'token.rejected', token: 'second' }],
      'token.changedElsewhere': [
        { type: 'token.changedElsewhere', token: null, isGuestPage: false },
        { type: 'token.changedElsewhere', token: 'first', isGuestPage: false },
        { type: 'token.changedElsewhere', token: 'first', isGuestPage: true },
        { type: 'token.changedElsewhere', token: renewed, isGuestPage: false },
        { type: 'token.changedElsewhere', token: 'second', isGuestPage: false },
      ],
      'member.withdrew': [{ type: 'member.withdrew' }],
      'farewell.ended': [{ type: 'farewell.ended' }],
      'login.required': [{ type: 'login.required', path: '/mypage' }],
      'alert.dismissed': [{ type: 'alert.dismissed' }],
      'logout.requested': [{ type: 'logout.requested' }],
      'logout.confirmed': [{ type: 'logout.confirmed' }],
      'logout.cancelled': [{ type: 'logout.cancelled' }],
    },
    actors: { endSession: { done: [undefined], error: [offline] } },
  },
  properties: {
    'a page of visitors is closed by a login in another tab with an alert, and nothing else has this alert': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type !== 'token.changedElsewhere' || state.matches({ authenticated: 'alertingArrival' }) === (event.isGuestPage && steps.at(-2)?.state.context.token !== event.token) || isRenewalOf(event.token, steps.at(-2)?.state.context.token);
    },
    'a rejected token is used again only if it is issued again': (steps) => {
      const { token } = lastOf(steps).state.context;
      const concernsToken = ({ event }: (typeof steps)[number], ...types: string[]) => types.includes(event.type) && event.token === token;
      const rejected = steps.findLastIndex((step) => concernsToken(step, 'token.rejected'));
      return token === null || rejected <= steps.findLastIndex((step) => concernsToken(step, 'token.issued', 'token.changedElsewhere'));
    },
    'the context has a token in the authenticated states and in no others': (steps) => {
      const { state } = lastOf(steps);
      return (state.context.token !== null) === state.matches('authenticated');
    },
    'no end of a session is shown while there is a session': (steps) => {
      const { token, ending } = lastOf(steps).state.context;
      return token === null || ending === null;
    },
    'the context has the newest token': (steps) => {
      const { event, state } = lastOf(steps);
      return !(event.type === 'token.issued' || event.type === 'token.changedElsewhere') || state.context.token === event.token;
    },
    'a renewed token changes nothing but the token': (steps) => {
      const [former, step] = [steps.at(-2) ?? lastOf(steps), lastOf(steps)];
      const isOtherSession = !isRenewalOf(step.state.context.token, former.state.context.token);
      return isOtherSession || (step.state.matches(former.state.value) && !actionsOf(step).includes('announceMember') && actionsOf(step).includes('storeToken') === (step.event.type === 'token.issued'));
    },
    'whenever the session changes, cached data of the former member is cleared': (steps) => {
      const step = lastOf(steps);
      const [former, token] = [steps.at(-2) ?? step, step].map(({ state }) => state.context.token);
      const isChanged = former !== token && !isRenewalOf(token, former);
      const isAnnounced = actionsOf(step).includes('announceMember') || step.state.matches('loggedOut') || step.state.matches('farewell');
      return !isChanged || isAnnounced;
    },
    'a confirmed logout ends without a token, whatever the server responds': (steps) => {
      const { event, state } = lastOf(steps);
      return !/endSession|signOutTimeout/.test(event.type) || (state.matches('loggedOut') && state.context.token === null);
    },
  },
};

const isRenewalOf = (token: string | null | undefined, former: string | null | undefined): boolean => Boolean(token && former && isRenewal(token, former));
