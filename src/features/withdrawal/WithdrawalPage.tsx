import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { provideWithdrawal } from './actors.ts';
import { Withdrawal } from './Withdrawal.tsx';

/** /delete-account, spec 001 §2, §4: who has withdrawn goes home, and Back does not lead here. `onWithdrawn` hears when the server has said yes. */
export function WithdrawalPage({ onWithdrawn }: { onWithdrawn: () => void }) {
  const client = useClient();
  const navigate = useNavigate();
  const [machine] = useState(() => provideWithdrawal(client, onWithdrawn));
  const actor = useFlow(machine);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => void navigate(paths.home, { replace: true }) });
    return unsubscribe;
  }, [actor, navigate]);
  return (
    <>
      <PageHead title="회원 탈퇴" />
      <Withdrawal actor={actor} />
    </>
  );
}
