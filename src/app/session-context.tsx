import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
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
export const usePresence = () => useSelector(useSession(), presenceOf);

/** Whether pages for members are to be seen. */
export const useMemberPages = () => useSelector(useSession(), showsMemberPages);
