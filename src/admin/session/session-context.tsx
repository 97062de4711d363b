import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { isAllowed, type Permission } from '#contract/staff/permissions.ts';
import type { SignedInStaff } from '#contract/staff/staff.ts';
import type { SessionState, StaffSession } from './session.ts';

const SessionContext = createContext<StaffSession | null>(null);

export const StaffSessionProvider = ({ session, children }: { session: StaffSession; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);

/** Returns the session of this page. */
export function useStaffSession(): StaffSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useStaffSession needs a StaffSessionProvider above it');
  return session;
}

/** Returns the state of the session. */
export function useSessionState(): SessionState {
  const { subscribe, current } = useStaffSession();
  return useSyncExternalStore(subscribe, current);
}

/** Returns the staff member whose pages these are, also while the session has ended. */
export function useStaff(): SignedInStaff {
  const state = useSessionState();
  if (state.kind !== 'signedIn' && state.kind !== 'ended') throw new Error('useStaff needs a login');
  return state.staff;
}

/** Returns whether the role of the staff member has a permission. */
export const usePermission = (permission: Permission): boolean => isAllowed(useStaff().role, permission);
