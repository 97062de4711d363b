import { createContext, use, useEffect, type ReactNode } from 'react';

type NavigationHandler = (to: string) => void;

/** Follows the links of this site. While a flow in progress holds the guard, its `ask` is called instead. */
export type LeaveGuard = {
  hold: (ask: NavigationHandler) => () => void;
  follow: (to: string, navigate: NavigationHandler) => void;
};

export function createLeaveGuard(): LeaveGuard {
  let holder: NavigationHandler | null = null;
  return {
    hold(ask) {
      holder = ask;
      return () => {
        holder = null;
      };
    },
    follow: (to, navigate) => (holder ?? navigate)(to),
  };
}

const LeaveGuardContext = createContext(createLeaveGuard());

export const LeaveGuardProvider = ({ guard, children }: { guard: LeaveGuard; children: ReactNode }) => (
  <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>
);

/** While `isUnderWay`, a link of this site calls `ask` with its destination instead of being followed. */
export function useLeaveGuard(isUnderWay: boolean, ask: NavigationHandler) {
  const guard = use(LeaveGuardContext);
  useEffect(() => (isUnderWay ? guard.hold(ask) : undefined), [guard, isUnderWay, ask]);
}
