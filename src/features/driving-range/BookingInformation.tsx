import type { InfoItem } from '#contract/clubs/club-content.ts';
import { clubMessages } from '#contract/clubs/club-messages.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { InfoRows } from '#src/ui/data/InfoRows.tsx';

/** How to book a bay, opening hours and rules. */
export function BookingInformation({
  booking: { data, isFailed, onRetry },
}: {
  booking: Loadable<readonly InfoItem[]>;
}) {
  return (
    <Fetched label="예약 안내" isPending={data === undefined} isFailed={isFailed} rows={6} onRetry={onRetry}>
      {data?.length === 0 ? (
        <EmptyState eyebrow="Booking" title={clubMessages.noBookingInformation} picture="ink-dusk" />
      ) : (
        <InfoRows rows={(data ?? []).map(rowOf)} />
      )}
    </Fetched>
  );
}

const rowOf = ({ id, title, description }: InfoItem) => ({
  key: id,
  title,
  content: <ServedDocument html={description} />,
});
