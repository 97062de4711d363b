import { useQuery } from '@tanstack/react-query';
import { useClient } from '#src/api/client-context.tsx';
import { meQuery } from '#src/api/member.ts';
import { SleeperAccountScreen } from './SleeperAccountScreen.tsx';

/** /account/sleeper-account: greets a member whose account was dormant (spec 001 §2). */
export function SleeperAccountPage() {
  const { data: member } = useQuery(meQuery(useClient()));
  return (
    <>
      <title>휴면 계정 안내 | 오크 리조트 골프</title>
      <SleeperAccountScreen name={member?.name} />
    </>
  );
}
