import { useQuery } from '@tanstack/react-query';
import { useClient } from '#src/api/client-context.tsx';
import { meQuery } from '#src/api/member.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { SleeperAccountScreen } from './SleeperAccountScreen.tsx';

/** /account/sleeper-account: greets a member whose account was dormant (spec 001 §2). */
export function SleeperAccountPage() {
  const { data: member } = useQuery(meQuery(useClient()));
  return (
    <>
      <PageHead title="휴면 계정 안내" />
      <SleeperAccountScreen name={member?.name} />
    </>
  );
}
