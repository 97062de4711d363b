import { messages } from '#contract/shared/messages.ts';
import type { Ending, sessionMachine } from '#machines/session.machine.ts';
import type { FlowSnapshot } from '#src/shared/flow/flow.ts';

type SessionSnapshot = FlowSnapshot<typeof sessionMachine>;

export type SessionView = {
  /** `leaving` from when the token is dropped until the page has reloaded, or has shown the farewell. */
  presence: 'anonymous' | 'member' | 'leaving';
  alert: string | null;
  question: string | null;
  isLoggingOut: boolean;
};

/** View of the session. */
export function sessionView(snapshot: SessionSnapshot): SessionView {
  const isLoggingOut = snapshot.matches({ authenticated: 'loggingOut' });
  return {
    presence: presenceOf(snapshot),
    alert: alertOf(snapshot),
    question: isLoggingOut || snapshot.matches({ authenticated: 'confirmingLogout' }) ? messages.logoutConfirm : null,
    isLoggingOut,
  };
}

function alertOf(snapshot: SessionSnapshot): string | null {
  if (snapshot.matches({ anonymous: 'alertingLoginRequired' })) return requirementOf(snapshot.context);
  return snapshot.matches({ authenticated: 'alertingArrival' }) ? messages.loggedInElsewhere : null;
}

/** Why a login is required: how the previous session ended, if there was one. */
const requirementOf = ({ ending }: SessionSnapshot['context']): string =>
  ending === null ? messages.loginRequired : endings[ending];

const endings = {
  over: messages.sessionOver,
  overElsewhere: messages.sessionOverElsewhere,
  loggedOut: messages.loggedOut,
} as const satisfies Record<Ending, string>;

export function presenceOf(snapshot: SessionSnapshot): SessionView['presence'] {
  if (snapshot.matches('authenticated')) return 'member';
  return snapshot.matches('loggedOut') || snapshot.matches('farewell') ? 'leaving' : 'anonymous';
}

/** Whether members' pages are shown: to members, and to members who are leaving on one of them. */
export const showsMemberPages = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('authenticated') || snapshot.matches('farewell');
