import { useEffect } from 'react';
import { WithdrawalPage } from '#src/features/withdrawal/WithdrawalPage.tsx';
import { useSession } from '../session/session-context.tsx';

/** The withdrawal, for which the session takes leave until the page is gone. Where nobody withdrew the session has no leave to end. */
export function WithdrawalWithFarewell() {
  const session = useSession();
  useEffect(() => () => session.send({ type: 'farewell.ended' }), [session]);
  return <WithdrawalPage onWithdrawn={() => session.send({ type: 'member.withdrew' })} />;
}
