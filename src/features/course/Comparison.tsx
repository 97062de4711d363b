import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { teeDistances, type Course, type CourseDetail, type Tee } from '#contract/course.ts';
import { useClient } from '#src/api/client-context.tsx';
import { courseQuery } from '#src/api/courses.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { teeNames } from '#src/ui/course/tees.ts';
import { YardageChart } from '#src/ui/course/YardageChart.tsx';
import type { YardageHole } from '#src/ui/course/yardage.ts';
import { Stack } from '#src/ui/layout.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { SectionHead } from '#src/ui/SectionHead.tsx';
import { useNear } from './use-near.ts';

const tees = Object.keys(teeNames).filter((key): key is Tee => key in teeNames);

/** How long the holes of all courses of a club are from a tee of one's choice; asked for once it comes near. */
export function Comparison({ courses }: { courses: readonly Course[] }) {
  const client = useClient();
  const [place, isNear] = useNear<HTMLDivElement>(false);
  const [tee, setTee] = useState<Tee>('white');
  const details = useQueries({ queries: courses.map(({ id }) => ({ ...courseQuery(client, id), enabled: isNear })) });
  const known = details.flatMap(({ data }) => data ?? []);
  const isFailed = details.some(({ isLoadingError }) => isLoadingError);
  return (
    <Stack ref={place} gap="large">
      <SectionHead eyebrow="Yardage" title="홀 길이 비교">
        선택하신 티에서 그린까지, 클럽의 모든 홀을 나란히 놓았습니다.
      </SectionHead>
      <Fetched
        label="홀 길이"
        isPending={!isFailed && known.length < courses.length}
        isFailed={isFailed}
        rows={5}
        onRetry={() => details.forEach((detail) => void (detail.isError && detail.refetch()))}
      >
        <YardageChart title={`${teeNames[tee]} 티 홀별 거리`} note={courses.map(({ name }) => name).join(' · ')} holes={known.flatMap((course) => holesOf(course, tee, courses.length > 1))}>
          <RadioGroup label="티" items={tees.map((value) => ({ value, label: teeNames[value] }))} value={tee} onChange={(value) => setTee(tees.find((each) => each === value) ?? tee)} />
        </YardageChart>
      </Fetched>
    </Stack>
  );
}

const holesOf = ({ id, name, golfCourseHoles }: CourseDetail, tee: Tee, isNamed: boolean): YardageHole[] =>
  golfCourseHoles.map((hole) => ({
    key: `${id}-${hole.holeNumber}`,
    group: isNamed ? name : null,
    number: hole.holeNumber,
    par: hole.par,
    distance: teeDistances(hole).find((each) => each.tee === tee)?.distance ?? 0,
  }));
