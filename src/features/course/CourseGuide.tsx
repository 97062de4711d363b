import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GolfClub } from '#contract/club.ts';
import type { Course, CourseDetail } from '#contract/course.ts';
import type { ClubKey } from '#contract/site-paths.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { Button } from '#src/ui/Button.tsx';
import { CourseIntro } from '#src/ui/course/CourseIntro.tsx';
import { CoursePicker } from '#src/ui/course/CoursePicker.tsx';
import { Container, Section } from '#src/ui/layout.ts';
import { LinkText } from '#src/ui/LinkText.tsx';
import { provideHoleViewer, isViewerEntry, showsViewer } from './actors.ts';
import { clubFacts, courseLength, coursePath, holeIndexOf, navigatorRows } from './course-view.ts';
import { Comparison } from './Comparison.tsx';
import { HoleList } from './HoleList.tsx';
import { HoleViewer } from './HoleViewer.tsx';
import { videoAddress } from './video-address.ts';

export type CourseGuideProps = { club: ClubKey; facts: GolfClub | undefined; courses: readonly Course[]; course: CourseDetail };

/** A course: what it is like, its holes, each of them large, and how long all holes of the club are. */
export function CourseGuide({ club, facts, courses, course }: CourseGuideProps) {
  const holes = course.golfCourseHoles;
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
        rows={navigatorRows(holes, (holeNumber) => coursePath(club, courses, course.id, holeNumber))}
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
      <ViewedHoles key={course.id} course={course} pathOf={(index) => coursePath(club, courses, course.id, holes[index]?.holeNumber)} />
      <Section space="small" data-screen="">
        <Container>
          <Comparison courses={courses} />
        </Container>
      </Section>
    </>
  );
}

/** The holes, and the viewer over them, which has a place in the browser's history. */
function ViewedHoles({ course, pathOf }: { course: CourseDetail; pathOf: (index: number) => string }) {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const [logic] = useState(() => provideHoleViewer((to, options) => void (to === null ? navigate(-1) : navigate(to, options)), pathOf));
  const actor = useFlow(logic, { input: { count: course.golfCourseHoles.length } });
  const named = holeIndexOf(course.golfCourseHoles, hash);
  const isViewed = isViewerEntry(state);
  useEffect(() => {
    if (isViewed && named !== null) actor.send({ type: 'history.entered', index: named });
    if (!isViewed) actor.send({ type: 'history.left' });
  }, [actor, isViewed, named]);
  // Who goes back at once is back before the page has followed: for it nothing has changed, and the viewer would stay.
  useEffect(() => {
    const follow = ({ state: entry }: PopStateEvent) => {
      if (!showsViewer(entry)) actor.send({ type: 'history.left' });
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [actor]);
  const enlarge = useCallback((index: number) => actor.send({ type: 'hole.opened', index }), [actor]);
  return (
    <>
      <HoleList course={course} onEnlarge={enlarge} />
      <HoleViewer actor={actor} course={course} />
    </>
  );
}
