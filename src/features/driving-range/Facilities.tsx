import { clubMessages } from '#contract/clubs/club-messages.ts';
import type { DrivingRangeCourse } from '#contract/clubs/driving-range.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { StaggeredItems } from '#src/ui/page/StaggeredItems.tsx';

/** The practice facilities, each with its picture. */
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
        <StaggeredItems label="시설 안내" items={(data ?? []).map(itemOf)} />
      )}
    </Fetched>
  );
}

const itemOf = ({ id, thumbnail, titleEnUs, titleKoKr, description }: DrivingRangeCourse) => ({
  key: id,
  eyebrow: titleEnUs,
  title: titleKoKr,
  picture: (
    <ContentPicture file={thumbnail} crop="band" alt="" sizes="(max-width: 639px) 100vw, 45vw" width={4} height={3} />
  ),
  content: <ServedDocument html={description} />,
});
