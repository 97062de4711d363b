import { rangeSectionMessage } from '#contract/clubs/club-messages.ts';
import type { DrivingRangeCourse } from '#contract/clubs/driving-range.ts';
import { PuttingPlan, ShortGamePlan, ThreeHolesPlan } from '#src/ui/golf/range/PracticePlans.tsx';
import { RangeSection } from '#src/ui/golf/range/RangeSection.tsx';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { rangeDistances } from './range-distances.ts';

/** The drawing of a facility that the site knows; the operator's picture of any other. */
export function FacilityPicture(course: DrivingRangeCourse) {
  const distances = rangeDistances(course);
  if (distances) return <RangeSection {...distances} label={rangeSectionMessage(distances.length, distances.greens)} />;
  switch (course.titleEnUs) {
    case 'Short Game Garden':
      return <ShortGamePlan />;
    case 'Putting Green':
      return <PuttingPlan />;
    case 'Practice Range':
      return <ThreeHolesPlan />;
    default:
      return (
        <ContentPicture
          file={course.thumbnail}
          crop="band"
          alt=""
          sizes="(max-width: 639px) 100vw, 30vw"
          width={4}
          height={3}
        />
      );
  }
}
