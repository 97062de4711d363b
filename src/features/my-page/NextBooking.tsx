import { daysUntil, bookingDeadline } from '#contract/booking/booking-deadline.ts';
import { bookingMessages } from '#contract/booking/booking-messages.ts';
import { teeTime, type Booking } from '#contract/booking/booking.ts';
import { courseName } from '#contract/site/club-code.ts';
import { listDay, type Day } from '#contract/shared/day.ts';
import { paths } from '#contract/site/site-paths.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { CountdownCard } from '#src/ui/data/CountdownCard.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { Text } from '#src/ui/foundation/text.ts';

export type NextBookingProps = {
  /** The bookings from today on, last first; undefined while they are loading. */
  bookings: readonly Booking[] | undefined;
  /** Not shown at all: the list of bookings has a page of its own, which says so. */
  isFailed: boolean;
  today: Day;
};

/** The next booking with the days until then, above the rest of my page. */
export function NextBooking({ bookings, isFailed, today }: NextBookingProps) {
  if (isFailed) return null;
  const next = bookings?.at(-1);
  return (
    <PendingRegion isPending={bookings === undefined} skeleton={<SkeletonRows count={2} density="airy" />}>
      {next ? (
        <CountdownCard
          label={bookingMessages.next}
          countdown={countdownTo(next.PLAY_DATE, today)}
          title={`${courseName(next.PROPERTY_NO)} ${next.HOLE_TYPE_CODE}홀`}
          facts={[`${listDay(next.PLAY_DATE)} ${teeTime(next)} 출발`, bookingDeadline(next, today) ?? []].flat()}
          action={
            <LinkText href={paths.booking} variant="onward">
              나의 예약
            </LinkText>
          }
        />
      ) : (
        <Text tone="quiet">{bookingMessages.noneAhead}</Text>
      )}
    </PendingRegion>
  );
}

function countdownTo(day: Day, today: Day): string {
  const days = daysUntil(day, today);
  return days === 0 ? 'D-day' : `D-${days}`;
}
