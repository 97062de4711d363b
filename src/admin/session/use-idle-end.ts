import { useEffect } from 'react';
import { staffLimits } from '#contract/staff/staff.ts';
import { lastCall } from './last-call.ts';
import type { StaffSession } from './session.ts';

const checkIntervalMs = 10_000;

/**
 * Ends the session on the screen once the server has ended it for want of calls, so that personal data does not stay in
 * sight of whoever passes an empty desk.
 */
export function useIdleEnd(session: StaffSession, isSignedIn: boolean) {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setInterval(() => {
      if (Date.now() - lastCall() >= staffLimits.idleMs) session.idled();
    }, checkIntervalMs);
    return () => clearInterval(timer);
  }, [session, isSignedIn]);
}
