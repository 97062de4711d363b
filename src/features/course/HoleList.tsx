import { memo } from 'react';
import type { CourseDetail } from '#contract/clubs/course.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { HoleArticle } from '#src/ui/golf/course/HoleArticle.tsx';
import { Holes } from '#src/ui/golf/course/Holes.ts';
import { holePlanNote } from '#src/ui/golf/hole-plan/description.ts';
import { Container } from '#src/ui/foundation/layout.ts';
import { Note } from '#src/ui/foundation/text.ts';
import { holeData } from './course-view.ts';
import { HolePicture } from './HolePicture.tsx';

/** All holes of a course, one after the other. */
export const HoleList = memo(function HoleList({
  course,
  onEnlarge,
}: {
  course: CourseDetail;
  onEnlarge: (index: number) => void;
}) {
  return (
    <Holes>
      <Container>
        {course.golfCourseHoles.map((hole, index) => (
          <HoleArticle
            key={hole.id}
            {...holeData(course, hole)}
            plan={<HolePicture hole={hole} isLazy />}
            tip={<ServedDocument html={hole.tip} />}
            onEnlarge={() => onEnlarge(index)}
          />
        ))}
        <Note>{holePlanNote}</Note>
      </Container>
    </Holes>
  );
});
