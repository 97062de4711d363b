import { clubMessages } from '#contract/clubs/club-messages.ts';
import type { DrivingRangeCourse } from '#contract/clubs/driving-range.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { PlaceCards, type PlaceCard } from '#src/ui/page/PlaceCards.tsx';
import { FacilityPicture } from './FacilityPicture.tsx';
import { rangeDistances } from './range-distances.ts';

/** The practice facilities, each with its drawing. */
export function Facilities({
  courses: { data, isFailed, onRetry },
}: {
  courses: Loadable<readonly DrivingRangeCourse[]>;
}) {
  return (
    <Fetched label="시설 안내" isPending={data === undefined} isFailed={isFailed} rows={8} onRetry={onRetry}>
      {data?.length === 0 ? (
        <EmptyState eyebrow="Places" title={clubMessages.noFacilities} picture="ink-day-card" />
      ) : (
        <PlaceCards label="시설 안내" places={(data ?? []).map(placeOf)} />
      )}
    </Fetched>
  );
}

const placeOf = (course: DrivingRangeCourse): PlaceCard => ({
  key: course.id,
  eyebrow: course.titleEnUs,
  title: course.titleKoKr,
  picture: <FacilityPicture {...course} />,
  isWide: rangeDistances(course) !== null,
  content: <ServedDocument html={course.description} />,
});
