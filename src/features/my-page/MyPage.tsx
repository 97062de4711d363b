import { useQuery } from '@tanstack/react-query';
import { bookingsAhead } from '#contract/booking/booking.ts';
import { bookingsQuery } from '#src/api/booking.ts';
import { useClient } from '#src/api/client-context.tsx';
import { membershipsQuery, meQuery } from '#src/api/member.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { useToday } from '#src/shared/page/use-today.ts';
import { ContactChanges } from './contact-change/ContactChanges.tsx';
import { MyPageScreen } from './MyPageScreen.tsx';
import { NextBooking } from './NextBooking.tsx';

/**
 * /mypage: the next booking, and the member's memberships. If they fail to load, the error is shown instead of the
 * list, without an alert (spec 001 §8).
 */
export function MyPage() {
  const client = useClient();
  const member = useQuery(meQuery(client));
  const memberships = useQuery(membershipsQuery(client));
  const today = useToday();
  const ahead = useQuery(bookingsQuery(client, bookingsAhead(today)));
  return (
    <>
      <PageHead title="마이페이지" />
      <MyPageScreen
        member={member.data}
        memberships={memberships.data}
        nextBooking={<NextBooking bookings={ahead.data} isFailed={ahead.isLoadingError} today={today} />}
        contactChanges={<ContactChanges />}
        isFailed={memberships.isLoadingError}
        onRetry={() => void memberships.refetch()}
      />
    </>
  );
}
