import { useState } from 'react';
import type { CourseDetail } from '#contract/clubs/course.ts';
import { teeDistances, type Tee } from '#contract/clubs/tee.ts';
import { teeNames } from '#src/ui/golf/course/tees.ts';
import { YardageChart } from '#src/ui/golf/course/YardageChart.tsx';
import type { YardageHole } from '#src/ui/golf/course/yardage.ts';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';

const tees = Object.keys(teeNames).filter((key): key is Tee => key in teeNames);

/** A chart of the distances of all holes, from a selectable tee. */
export function ComparedHoles({ courses }: { courses: readonly CourseDetail[] }) {
  const [tee, setTee] = useState<Tee>('white');
  return (
    <YardageChart
      title={`${teeNames[tee]} 티 홀별 거리`}
      note={courses.map(({ name }) => name).join(' · ')}
      holes={courses.flatMap((course) => holesOf(course, tee, courses.length > 1))}
    >
      <RadioGroup
        label="티"
        items={tees.map((value) => ({ value, label: teeNames[value] }))}
        value={tee}
        onChange={(value) => setTee(tees.find((each) => each === value) ?? tee)}
      />
    </YardageChart>
  );
}

const holesOf = ({ id, name, golfCourseHoles }: CourseDetail, tee: Tee, isGrouped: boolean): YardageHole[] =>
  golfCourseHoles.map((hole) => ({
    key: `${id}-${hole.holeNumber}`,
    group: isGrouped ? name : null,
    number: hole.holeNumber,
    par: hole.par,
    distance: teeDistances(hole).find((each) => each.tee === tee)?.distance ?? 0,
  }));
