import { useEffect, useEffectEvent, useState } from 'react';
import type { SignedInStaff } from '#contract/staff/staff.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import type { StaffClient } from '../api/call.ts';
import { provideStaffSignIn } from './actors.ts';

/** Starts the login flow; `onSignedIn` is called at its end. */
export function useSignIn(client: StaffClient, onSignedIn: (staff: SignedInStaff) => void) {
  const [machine] = useState(() => provideStaffSignIn(client));
  const actor = useFlow(machine);
  const finish = useEffectEvent(() => {
    const { output } = actor.getSnapshot();
    if (output) onSignedIn(output);
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => finish() });
    return unsubscribe;
  }, [actor]);
  return actor;
}
