import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useClient } from '#src/api/client-context.tsx';
import { meQuery } from '#src/api/member.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { DormantAccountScreen } from './DormantAccountScreen.tsx';

/**
 * /account/sleeper-account: greets a member (spec 001 §2), and says that the account was dormant after the login that
 * reactivated it.
 */
export function DormantAccountPage() {
  const { data: member } = useQuery(meQuery(useClient()));
  const state: unknown = useLocation().state;
  const wasDormant = typeof state === 'object' && state !== null && 'wasDormant' in state;
  return (
    <>
      <PageHead title="휴면 계정 안내" />
      <DormantAccountScreen name={member?.name} wasDormant={wasDormant} />
    </>
  );
}
