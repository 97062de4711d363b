import { createContext, use, useEffect, type ReactNode } from 'react';

type Follow = (to: string) => void;

/** Where the links of this site are followed: a flow that is under way is asked instead, while it holds the guard. */
export type LeaveGuard = {
  hold: (ask: Follow) => () => void;
  follow: (to: string, go: Follow) => void;
};

export function createLeaveGuard(): LeaveGuard {
  let holder: Follow | null = null;
  return {
    hold(ask) {
      holder = ask;
      return () => {
        holder = null;
      };
    },
    follow: (to, go) => (holder ?? go)(to),
  };
}

const LeaveGuardContext = createContext(createLeaveGuard());

export const LeaveGuardProvider = ({ guard, children }: { guard: LeaveGuard; children: ReactNode }) => <LeaveGuardContext value={guard}>{children}</LeaveGuardContext>;

/** While `isUnderWay`, a link of this site calls `ask` with its destination instead of being followed. */
export function useLeaveGuard(isUnderWay: boolean, ask: Follow) {
  const guard = use(LeaveGuardContext);
  useEffect(() => (isUnderWay ? guard.hold(ask) : undefined), [guard, isUnderWay, ask]);
}
