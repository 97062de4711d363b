import { createContext, use, useEffect, type ReactNode } from 'react';

type Ask = (to: string) => void;

/** Where the links of this site ask before they are followed: a flow under way puts its question here. */
export type LeaveGuard = { ask: Ask | null };

const LeaveGuardContext = createContext<LeaveGuard>({ ask: null });

export const LeaveGuardProvider = ({ guard, children }: { guard: LeaveGuard; children: ReactNode }) => <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>;

/** While `isUnderWay`, a link of this site calls `ask` with its destination instead of being followed. */
export function useLeaveGuard(isUnderWay: boolean, ask: Ask) {
  const guard = use(LeaveGuardContext);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    guard.ask = ask;
    return () => {
      guard.ask = null;
    };
  }, [guard, isUnderWay, ask]);
}
