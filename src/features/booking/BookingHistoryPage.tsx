import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClient } from '#src/api/client-context.tsx';
import { meQuery } from '#src/api/member.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { useScrollRestoration } from '#src/lib/use-scroll-restoration.ts';
import { useToday } from '#src/shared/page/use-today.ts';
import { provideBookingHistory } from './actors.ts';
import { BookingHistory } from './BookingHistory.tsx';
import { readFilter } from './filter-search.ts';
import { useFilterAddress } from './use-filter-address.ts';

/**
 * /mypage/booking, spec 001 §2: the URL holds the filter, so that Back, Forward and a bookmark lead to the same list.
 */
export function BookingHistoryPage() {
  const client = useClient();
  const queryClient = useQueryClient();
  const member = useQuery(meQuery(client));
  const [search] = useSearchParams();
  const today = useToday();
  const [machine] = useState(() => provideBookingHistory(client, queryClient));
  const actor = useFlow(machine, { input: { filter: readFilter(search, today) } });
  useScrollRestoration(useFilterAddress(actor, today));
  return (
    <>
      <PageHead title="나의 예약" />
      <BookingHistory actor={actor} today={today} corporation={member.data?.corporation} />
    </>
  );
}
