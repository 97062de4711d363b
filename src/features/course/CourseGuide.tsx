import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GolfClub } from '#contract/clubs/club.ts';
import type { Course, CourseDetail } from '#contract/clubs/course.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { CourseIntro } from '#src/ui/golf/course/CourseIntro.tsx';
import { CoursePicker } from '#src/ui/golf/course/CoursePicker.tsx';
import { PaperOnly, PrintedGuide } from '#src/ui/golf/course/CourseGround.ts';
import { ScoreCard } from '#src/ui/golf/course/ScoreCard.tsx';
import { Container, Section } from '#src/ui/foundation/layout.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { provideHoleViewer } from './actors.ts';
import { coursePath } from '#contract/clubs/course-url.ts';
import { clubFacts, courseLength, holeIndexOf, navigatorRows, scoreCardRows } from './course-view.ts';
import { Comparison } from './Comparison.tsx';
import { usePrinting } from './use-printing.ts';
import { videoAddress } from './video-address.ts';
import { isViewerEntry, showsViewer } from './viewer-entry.ts';
import { HoleList } from './HoleList.tsx';
import { HoleViewer } from './HoleViewer.tsx';

export type CourseGuideProps = {
  club: ClubKey;
  facts: GolfClub | undefined;
  courses: readonly Course[];
  course: CourseDetail;
};

/**
 * A course: its introduction, its holes, each of which can be enlarged, and a comparison of the lengths of the club's
 * holes.
 */
export function CourseGuide({ club, facts, courses, course }: CourseGuideProps) {
  const holes = course.golfCourseHoles;
  const video = videoAddress(course.youtubeLink);
  const [isPrintingCard, printCard] = usePrinting();
  return (
    <>
      <PrintedGuide isReplaced={isPrintingCard}>
        <CourseIntro
          eyebrow={`${course.name} course`}
          title={course.title}
          introduce={course.introduce}
          facts={[
            { term: '코스', detail: `${course.name} ${holes.length}홀, ${courseLength(course)}` },
            ...(facts ? clubFacts(facts) : []),
          ]}
        />
        <CoursePicker
          courses={courses.map(({ id, name }) => ({
            id,
            name,
            href: coursePath(club, courses, id),
            isCurrent: id === course.id,
          }))}
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
          <Button variant="secondary" size="small" onPress={printCard}>
            스코어카드 인쇄
          </Button>
        </CoursePicker>
        <ViewedHoles
          key={course.id}
          course={course}
          pathOf={(index) => coursePath(club, courses, course.id, holes[index]?.holeNumber)}
        />
        <Section space="small" data-screen="">
          <Container>
            <Comparison courses={courses} />
          </Container>
        </Section>
      </PrintedGuide>
      {isPrintingCard && (
        <PaperOnly>
          <ScoreCard title={`${course.name} 코스`} rows={scoreCardRows(holes)} />
        </PaperOnly>
      )}
    </>
  );
}

/** The holes, and the viewer over them, which has its own history entry while it is open. */
function ViewedHoles({ course, pathOf }: { course: CourseDetail; pathOf: (index: number) => string }) {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const [viewer] = useState(() =>
    provideHoleViewer((to, options) => void (to === null ? navigate(-1) : navigate(to, options)), pathOf),
  );
  const actor = useFlow(viewer, { input: { count: course.golfCourseHoles.length } });
  const isOpen = useStoreSnapshot(actor).matches('open');
  // Once opened it stays mounted, to return the focus when it closes.
  const [hasOpened, setOpened] = useState(false);
  if (isOpen && !hasOpened) setOpened(true);
  const hashIndex = holeIndexOf(course.golfCourseHoles, hash);
  const isViewed = isViewerEntry(state);
  useEffect(() => {
    if (isViewed && hashIndex !== null) actor.send({ type: 'history.entered', index: hashIndex });
    if (!isViewed && actor.getSnapshot().matches('open')) actor.send({ type: 'history.left' });
  }, [actor, isViewed, hashIndex]);
  // After an immediate Back the page has not rendered the new entry: from its point of view nothing has changed, and
  // the viewer would stay open.
  useEffect(() => {
    const onPopState = ({ state: entry }: PopStateEvent) => {
      if (!showsViewer(entry)) actor.send({ type: 'history.left' });
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [actor]);
  const enlarge = useCallback((index: number) => actor.send({ type: 'hole.opened', index }), [actor]);
  return (
    <>
      <HoleList course={course} onEnlarge={enlarge} />
      {hasOpened && <HoleViewer actor={actor} course={course} />}
    </>
  );
}
