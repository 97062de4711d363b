import { useEffect } from 'react';
import { WithdrawalPage } from '#src/features/withdrawal/WithdrawalPage.tsx';
import { useSession } from '../session/session-context.tsx';

/**
 * The withdrawal. The session counts as leaving until the page unmounts; if the member did not withdraw, there is
 * nothing to end.
 */
export function WithdrawalWithFarewell() {
  const session = useSession();
  useEffect(() => () => session.send({ type: 'farewell.ended' }), [session]);
  return <WithdrawalPage onWithdrawn={() => session.send({ type: 'member.withdrew' })} />;
}
