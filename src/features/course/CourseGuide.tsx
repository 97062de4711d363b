import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GolfClub } from '#contract/club.ts';
import type { Course, CourseDetail } from '#contract/course.ts';
import type { ClubKey } from '#contract/site-paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { CourseIntro } from '#src/ui/course/CourseIntro.tsx';
import { CoursePicker } from '#src/ui/course/CoursePicker.tsx';
import { Container, Section } from '#src/ui/layout.ts';
import { LinkText } from '#src/ui/LinkText.tsx';
import { provideHoleViewer, isViewerEntry } from './actors.ts';
import { clubFacts, courseLength, coursePath, holeIndexOf, navigatorRows } from './course-view.ts';
import { HoleList } from './HoleList.tsx';
import { HoleViewer } from './HoleViewer.tsx';
import { videoAddress } from './video-address.ts';

const Comparison = lazy(async () => ({ default: (await import('./Comparison.tsx')).Comparison }));

export type CourseGuideProps = { club: ClubKey; facts: GolfClub | undefined; courses: readonly Course[]; course: CourseDetail };

/** A course: what it is like, its holes, each of them large, and how long all holes of the club are. */
export function CourseGuide({ club, facts, courses, course }: CourseGuideProps) {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const holes = course.golfCourseHoles;
  const pathOf = (holeNumber?: number) => coursePath(club, courses, course.id, holeNumber);
  const logic = useMemo(
    () => provideHoleViewer((to, options) => void (to === null ? navigate(-1) : navigate(to, options)), (index) => coursePath(club, courses, course.id, holes[index]?.holeNumber)),
    [navigate, club, courses, course.id, holes],
  );
  const actor = useActorRef(logic, { input: { count: holes.length } });
  const named = holeIndexOf(holes, hash);
  const isViewed = isViewerEntry(state);
  useEffect(() => {
    if (isViewed && named !== null) actor.send({ type: 'history.entered', index: named });
    if (!isViewed) actor.send({ type: 'history.left' });
  }, [actor, isViewed, named]);
  const video = videoAddress(course.youtubeLink);
  return (
    <>
      <CourseIntro
        eyebrow={`${course.name} course`}
        title={course.title}
        introduce={course.introduce}
        facts={[{ term: '코스', detail: `${course.name} ${holes.length}홀, ${courseLength(course)}` }, ...(facts ? clubFacts(facts) : [])]}
      />
      <CoursePicker
        courses={courses.map(({ id, name }) => ({ id, name, href: coursePath(club, courses, id), isCurrent: id === course.id }))}
        rows={navigatorRows(holes, pathOf)}
      >
        {video && (
          <LinkText href={video} isExternal>
            코스 영상 보기
          </LinkText>
        )}
        <Button variant="secondary" size="small" onPress={() => window.print()}>
          코스 가이드 인쇄
        </Button>
      </CoursePicker>
      <HoleList course={course} onEnlarge={(index) => actor.send({ type: 'hole.opened', index })} />
      <HoleViewer actor={actor} course={course} />
      <Section space="small" data-screen="">
        <Container>
          <Suspense>
            <Comparison courses={courses} />
          </Suspense>
        </Container>
      </Section>
    </>
  );
}
