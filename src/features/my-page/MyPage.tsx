import { useQuery } from '@tanstack/react-query';
import { useClient } from '#src/api/client-context.tsx';
import { membershipsQuery, meQuery } from '#src/api/member.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { MyPageScreen } from './MyPageScreen.tsx';

/**
 * /mypage: the member's memberships. If they fail to load, the error is shown instead of the list, without an alert
 * (spec 001 §8).
 */
export function MyPage() {
  const client = useClient();
  const member = useQuery(meQuery(client));
  const memberships = useQuery(membershipsQuery(client));
  return (
    <>
      <PageHead title="마이페이지" />
      <MyPageScreen
        member={member.data}
        memberships={memberships.data}
        isFailed={memberships.isLoadingError}
        onRetry={() => void memberships.refetch()}
      />
    </>
  );
}
