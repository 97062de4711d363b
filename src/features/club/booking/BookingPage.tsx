import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { bookingInfoQuery, scheduleTablesQuery } from '#src/api/club-content.ts';
import { settingQuery } from '#src/api/setting.ts';
import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { useToday } from '#src/shared/page/use-today.ts';
import { useHashTarget } from '#src/shared/served-html/use-hash-target.ts';
import { BookingScreen } from './BookingScreen.tsx';
import { Forecast } from './Forecast.tsx';
import { TeeTimes } from './TeeTimes.tsx';

type BookingPageProps = { club: ClubKey; booking: ReactNode };

/** /{club}/booking-information: how to book, the booking schedules, the free tee times, and the weather. */
export function BookingPage({ club, booking }: BookingPageProps) {
  const client = useClient();
  const items = useQuery(bookingInfoQuery(client, club));
  const schedules = useQuery(scheduleTablesQuery(client, club));
  const hasTeeTimes = useQuery(settingQuery(client)).data?.hasTeeTimes === true;
  const today = useToday();
  useHashTarget(items.data !== undefined && schedules.data !== undefined);
  return (
    <ClubPage club={club} page="booking-information">
      <BookingScreen items={loadableOf(items)} schedules={loadableOf(schedules)} today={today} />
      {hasTeeTimes && <TeeTimes key={club} club={club} today={today} booking={booking} />}
      <Forecast key={`weather ${club}`} club={club} today={today} number={hasTeeTimes ? '04' : '03'} />
    </ClubPage>
  );
}
