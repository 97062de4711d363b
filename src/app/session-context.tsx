import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import { presenceOf, showsMemberPages } from '#src/features/session/session-view.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

const SessionContext = createContext<SessionActor | null>(null);

export const SessionProvider = ({ session, children }: { session: SessionActor; children: ReactNode }) => <SessionContext value={session}>{children}</SessionContext>;

export function useSession(): SessionActor {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

/** Whether a member, nobody, or a member on the way out is here. */
export const usePresence = () => useOfSession(presenceOf, 'anonymous');

/** Whether pages for members are to be seen. */
export const useMemberPages = () => useOfSession(showsMemberPages, false);

/** What the session says; `ofVisitor`, what it says of a visitor, is what the server writes for everybody, and what its page begins with here. */
function useOfSession<T>(select: (snapshot: SnapshotFrom<typeof sessionMachine>) => T, ofVisitor: T): T {
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
    () => ofVisitor,
  );
}
