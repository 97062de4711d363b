import { assign, emit, setup } from 'xstate';
import { signOutTimeoutMs } from '#contract/shared/limits.ts';
import { isRenewal } from '#contract/http/token.ts';
import { actionStub, promiseActorStub } from './stubs.ts';

export type SessionEvent =
  | { type: 'token.issued'; token: string }
  | { type: 'token.rejected'; token: string }
  /** `isGuestPage`: whether this tab shows a page that only visitors may use. */
  | { type: 'token.changedElsewhere'; token: string | null; isGuestPage: boolean }
  /** The server has deleted the member's account. */
  | { type: 'member.withdrew' }
  | { type: 'farewell.ended' }
  | { type: 'login.required'; path: string }
  | { type: 'alert.dismissed' }
  | { type: 'logout.requested' }
  | { type: 'logout.confirmed' }
  | { type: 'logout.cancelled' };

export type SessionEmitted =
  | { type: 'login.redirected'; returnTo: string }
  /** Data fetched for the former member has to be dropped. */
  | { type: 'member.changed' }
  | { type: 'member.arrivedElsewhere' }
  | { type: 'page.reloadRequested' };

/** How the last session ended: the server rejected its token, it ended in another tab, or the member logged out. */
export type Ending = 'over' | 'overElsewhere' | 'loggedOut';

type Token = { token: string };

/**
 * The user's session, spec 000 §6 and 001 §4. Logged in means that a token is held; only `authenticated` holds one. A
 * rejected token is removed once, no matter how many requests carried it; a newer token survives the rejection of its
 * predecessor. A rotated token (`isRenewal`) is adopted and stored and changes nothing else, as the session is the
 * same. When the end of a session makes the user log in again, the alert says how it ended.
 */
export const sessionMachine = setup({
  types: {
    /** `ending` of the previous session, passed on across a page reload. */
    input: {} as { token: string | null; ending?: Ending },
    /** `ending` is cleared once the user has seen the notice, or has logged in again. */
    context: {} as { token: string | null; returnTo: string; ending: Ending | null },
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'alert' | 'busy',
  },
  actors: { endSession: promiseActorStub<void, undefined>('endSession') },
  delays: { signOutTimeout: signOutTimeoutMs },
  guards: {
    isCurrent: ({ context }, { token }: Token) => context.token === token,
    isRenewed: ({ context }, { token }: { token: string | null }) =>
      token !== null && context.token !== null && isRenewal(token, context.token),
    isNew: ({ context }, { token }: { token: string | null }) => token !== null && context.token !== token,
    isArrivalAtGuestPage: ({ context }, { token, isGuestPage }: { token: string | null; isGuestPage: boolean }) =>
      token !== null && context.token !== token && isGuestPage,
    isGone: ({ context }, { token }: { token: string | null }) => token === null && context.token !== null,
    isHeld: ({ context }) => context.token !== null,
  },
  actions: {
    adoptToken: assign((_, { token }: { token: string | null }) => ({ token, ending: null })),
    setEnding: assign({ ending: (_, { ending }: { ending: Ending | null }) => ending }),
    dropToken: assign({ token: null }),
    setReturnPath: assign({ returnTo: (_, { path }: { path: string }) => path }),
    storeToken: actionStub<Token>('storeToken'),
    removeToken: actionStub<{ token: string | null }>('removeToken'),
    announceMember: emit({ type: 'member.changed' }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ token: input.token, returnTo: '/', ending: input.ending ?? null }),
  initial: 'starting',
  on: {
    'token.issued': [
      {
        guard: { type: 'isRenewed', params: ({ event }) => event },
        actions: [
          { type: 'adoptToken', params: ({ event }) => event },
          { type: 'storeToken', params: ({ event }) => event },
        ],
      },
      {
        guard: { type: 'isNew', params: ({ event }) => event },
        target: '.authenticated',
        actions: [
          { type: 'adoptToken', params: ({ event }) => event },
          { type: 'storeToken', params: ({ event }) => event },
          'announceMember',
        ],
      },
    ],
    'token.changedElsewhere': [
      {
        guard: { type: 'isRenewed', params: ({ event }) => event },
        actions: { type: 'adoptToken', params: ({ event }) => event },
      },
      {
        guard: { type: 'isArrivalAtGuestPage', params: ({ event }) => event },
        target: '.authenticated.alertingArrival',
        actions: [
          { type: 'adoptToken', params: ({ event }) => event },
          'announceMember',
          emit({ type: 'member.arrivedElsewhere' }),
        ],
      },
      {
        guard: { type: 'isNew', params: ({ event }) => event },
        target: '.authenticated',
        actions: [
          { type: 'adoptToken', params: ({ event }) => event },
          'announceMember',
          emit({ type: 'member.arrivedElsewhere' }),
        ],
      },
      {
        guard: { type: 'isGone', params: ({ event }) => event },
        target: '.anonymous',
        actions: ['dropToken', { type: 'setEnding', params: { ending: 'overElsewhere' } }, 'announceMember'],
      },
    ],
  },
  states: {
    starting: {
      always: [{ guard: 'isHeld', target: 'authenticated' }, { target: 'anonymous' }],
    },
    anonymous: {
      initial: 'browsing',
      states: {
        browsing: {
          on: {
            'login.required': {
              target: 'alertingLoginRequired',
              actions: { type: 'setReturnPath', params: ({ event }) => event },
            },
          },
        },
        alertingLoginRequired: {
          tags: 'alert',
          on: {
            'alert.dismissed': {
              target: 'browsing',
              actions: [
                { type: 'setEnding', params: { ending: null } },
                emit(({ context }) => ({ type: 'login.redirected', returnTo: context.returnTo })),
              ],
            },
          },
        },
      },
    },
    authenticated: {
      initial: 'browsing',
      on: {
        'token.rejected': {
          guard: { type: 'isCurrent', params: ({ event }) => event },
          target: 'anonymous',
          actions: [
            { type: 'removeToken', params: ({ event }) => event },
            'dropToken',
            { type: 'setEnding', params: { ending: 'over' } },
            'announceMember',
          ],
        },
        'member.withdrew': 'farewell',
      },
      states: {
        browsing: {
          on: { 'logout.requested': 'confirmingLogout' },
        },
        // The page of visitors, such as an unfinished sign-up, has been closed by a login in another tab.
        alertingArrival: {
          tags: 'alert',
          on: { 'alert.dismissed': 'browsing' },
        },
        confirmingLogout: {
          tags: 'alert',
          on: { 'logout.confirmed': 'loggingOut', 'logout.cancelled': 'browsing' },
        },
        loggingOut: {
          tags: 'busy',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            onDone: '#session.loggedOut',
            onError: '#session.loggedOut',
          },
          after: { signOutTimeout: '#session.loggedOut' },
          on: {
            'token.rejected': {
              guard: { type: 'isCurrent', params: ({ event }) => event },
              target: '#session.loggedOut',
            },
          },
        },
      },
    },
    /** The token is removed, and the withdrawal page stays open to show its last message. */
    farewell: {
      entry: [
        { type: 'removeToken', params: ({ context }) => ({ token: context.token }) },
        'dropToken',
        'announceMember',
      ],
      on: { 'farewell.ended': 'anonymous' },
    },
    loggedOut: {
      entry: [
        { type: 'removeToken', params: ({ context }) => ({ token: context.token }) },
        'dropToken',
        'announceMember',
        emit({ type: 'page.reloadRequested' }),
      ],
    },
  },
});
