import { useQuery } from '@tanstack/react-query';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { bookingInfoQuery, scheduleTablesQuery } from '#src/api/club-content.ts';
import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { useToday } from '#src/shared/page/use-today.ts';
import { useHashTarget } from '#src/shared/served-html/use-hash-target.ts';
import { BookingScreen } from './BookingScreen.tsx';
import { Forecast } from './Forecast.tsx';

/** /{club}/booking-information: how to book, the booking schedules, and the weather. */
export function BookingPage({ club }: { club: ClubKey }) {
  const client = useClient();
  const items = useQuery(bookingInfoQuery(client, club));
  const schedules = useQuery(scheduleTablesQuery(client, club));
  const today = useToday();
  useHashTarget(items.data !== undefined && schedules.data !== undefined);
  return (
    <ClubPage club={club} page="booking-information">
      <BookingScreen items={loadableOf(items)} schedules={loadableOf(schedules)} today={today} />
      <Forecast key={club} club={club} today={today} />
    </ClubPage>
  );
}
