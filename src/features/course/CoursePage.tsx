import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ClubKey } from '#contract/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { clubsQuery } from '#src/api/clubs.ts';
import { courseQuery, coursesQuery } from '#src/api/courses.ts';
import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Container, Section } from '#src/ui/layout.ts';
import { chosenCourse } from './course-view.ts';
import { CourseGuide } from './CourseGuide.tsx';

/** The courses of a club, hole by hole (spec 000 §2). */
export function CoursePage({ club }: { club: ClubKey }) {
  const client = useClient();
  const [search] = useSearchParams();
  const clubs = useQuery(clubsQuery(client));
  const courses = useQuery(coursesQuery(client, club));
  const chosen = courses.data && chosenCourse(courses.data, search.get('course'));
  // Until another course is here the one before stays, and with it the place of who chose.
  const course = useQuery({ ...courseQuery(client, chosen?.id ?? 0), enabled: chosen !== undefined, placeholderData: keepPreviousData });
  const isFailed = courses.isError || course.isError;
  const isEmpty = courses.data?.length === 0;
  const retry = () => void (courses.isError || !chosen ? courses.refetch() : course.refetch());
  return (
    <ClubPage club={club} page="course">
      {courses.data && course.data ? (
        <CourseGuide club={club} facts={clubs.data?.find(({ key }) => key === club)} courses={courses.data} course={course.data} />
      ) : (
        <Section space="small">
          <Container>
            <Fetched label="코스 정보" isPending={!isFailed && !isEmpty} isFailed={isFailed} rows={12} onRetry={retry}>
              <EmptyState eyebrow="Course" title="코스 정보를 준비하고 있습니다" text="정리되는 대로 이곳에 올려 드리겠습니다." />
            </Fetched>
          </Container>
        </Section>
      )}
    </ClubPage>
  );
}
