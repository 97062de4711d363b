import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { sessionMachine } from '#machines/session.machine.ts';
import { presenceOf, showsMemberPages } from '#src/features/session/session-view.ts';
import type { Flow, FlowSnapshot } from '#src/shared/flow/flow.ts';

/** The session as pages see it. */
export type SessionFlow = Flow<typeof sessionMachine>;

const SessionContext = createContext<SessionFlow | null>(null);

export const SessionProvider = ({ session, children }: { session: SessionFlow; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);

export function useSession(): SessionFlow {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Whether a member is logged in, logged out, or being logged out. */
export const usePresence = () => useSessionValue(presenceOf, 'anonymous');

/** Whether pages for members are to be seen. */
export const useMemberPages = () => useSessionValue(showsMemberPages, false);

/**
 * Selects from the session's snapshot; `visitorValue` is the value for a visitor, used on the server and during
 * hydration.
 */
function useSessionValue<T>(select: (snapshot: FlowSnapshot<typeof sessionMachine>) => T, visitorValue: T): T {
  const session = useSession();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const { unsubscribe } = session.subscribe(onChange);
      return unsubscribe;
    },
    [session],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(session.getSnapshot()),
    () => visitorValue,
  );
}
