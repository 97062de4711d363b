import type { GolfClub } from '#contract/clubs/club.ts';
import { courseMessages } from '#contract/clubs/course-messages.ts';
import type { Course, CourseDetail } from '#contract/clubs/course.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { CourseGround } from '#src/ui/golf/course/CourseGround.ts';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { CourseGuide } from './CourseGuide.tsx';

export type CourseScreenProps = {
  club: ClubKey;
  facts: GolfClub | undefined;
  courses: Loadable<readonly Course[]>;
  /** The selected course. */
  course: Loadable<CourseDetail>;
};

/** A course of a club: loading, failed, missing, or the course itself. After a retry the focus does not move. */
export function CourseScreen({ club, facts, courses, course }: CourseScreenProps) {
  const isEmpty = courses.data?.length === 0;
  const guide = !isEmpty && courses.data && course.data && (
    <CourseGuide club={club} facts={facts} courses={courses.data} course={course.data} />
  );
  const isMissing = !isEmpty && !guide;
  return (
    <CourseGround isInset={!guide}>
      <Fetched
        label="코스 정보"
        isPending={isMissing}
        isFailed={isMissing && (courses.isFailed || course.isFailed)}
        rows={12}
        onRetry={courses.isFailed ? courses.onRetry : course.onRetry}
      >
        {guide || <EmptyState eyebrow="Course" title={courseMessages.toCome} text={courseMessages.toComeText} />}
      </Fetched>
    </CourseGround>
  );
}
