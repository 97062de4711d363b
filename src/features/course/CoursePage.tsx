import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { clubsQuery } from '#src/api/clubs.ts';
import { courseQuery, coursesQuery } from '#src/api/courses.ts';
import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { chosenCourse } from './course-view.ts';
import { CourseScreen } from './CourseScreen.tsx';

/** The courses of a club, hole by hole (spec 000 §2). */
export function CoursePage({ club }: { club: ClubKey }) {
  const client = useClient();
  const [search] = useSearchParams();
  const clubs = useQuery(clubsQuery(client));
  const courses = useQuery(coursesQuery(client, club));
  const chosen = courses.data && chosenCourse(courses.data, search.get('course'));
  // Until the next course is loaded the previous one stays, and with it the scroll position.
  const course = useQuery({
    ...courseQuery(client, chosen?.id ?? 0),
    enabled: chosen !== undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <ClubPage club={club} page="course">
      <CourseScreen
        club={club}
        facts={clubs.data?.find(({ key }) => key === club)}
        courses={loadableOf(courses)}
        course={loadableOf(course)}
      />
    </ClubPage>
  );
}
