import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/site/site-paths.ts';
import type { Leaving } from '#contract/account/withdrawal.ts';
import { useClient } from '#src/api/client-context.tsx';
import { meQuery } from '#src/api/member.ts';
import { useDrafts } from '#src/shared/draft/drafts-context.tsx';
import { useCountedFlow } from '#src/shared/flow/use-counted-flow.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { provideWithdrawal } from './actors.ts';
import { Withdrawal } from './Withdrawal.tsx';

type WithdrawalPageProps = { /** Called once the server has closed the account. */ onWithdrawn: () => void };

/** /delete-account, spec 001 §2, §4. A draft is rendered only once the current member's id shows that it is theirs. */
export function WithdrawalPage({ onWithdrawn }: WithdrawalPageProps) {
  const { withdrawal: draft } = useDrafts();
  const { data: member, isPending } = useQuery({ ...meQuery(useClient()), enabled: draft.exists() });
  return (
    <>
      <PageHead title="회원 탈퇴" />
      {isPending && draft.exists() ? null : (
        <WithdrawalFlow draft={member ? draft.get(member.serviceId) : null} onWithdrawn={onWithdrawn} />
      )}
    </>
  );
}

/** After a withdrawal the home page replaces this history entry, so that Back does not lead to the form. */
function WithdrawalFlow({ draft, onWithdrawn }: WithdrawalPageProps & { draft: Leaving | null }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const [machine] = useState(() => provideWithdrawal({ client, queryClient, draft: drafts.withdrawal, onWithdrawn }));
  const actor = useFlow(machine, { input: { draft } });
  useCountedFlow('withdrawal', actor);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => void navigate(paths.home, { replace: true }) });
    return unsubscribe;
  }, [actor, navigate]);
  return <Withdrawal actor={actor} />;
}
