import { useState } from 'react';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useStaffClient } from '../api/client-context.tsx';
import { useStaff } from '../session/session-context.tsx';
import { Account } from './Account.tsx';
import { provideStaffPasskeys } from './actors.ts';

/** The account of the member of the staff who is logged in. */
export function AccountPage() {
  const staff = useStaff();
  const client = useStaffClient();
  const [machine] = useState(() => provideStaffPasskeys(client));
  return <Account staff={staff} passkeys={useFlow(machine)} />;
}
