import { useQueries } from '@tanstack/react-query';
import { courseMessages } from '#contract/clubs/course-messages.ts';
import type { Course } from '#contract/clubs/course.ts';
import { useClient } from '#src/api/client-context.tsx';
import { courseQuery } from '#src/api/courses.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { useNearViewport } from '#src/ui/hooks/use-near-viewport.ts';
import { ComparedHoles } from './ComparedHoles.tsx';

const region = { label: '홀 길이', rows: 5 };

/** The lengths of the holes of all courses of a club, fetched once the section is near the viewport. */
export function Comparison({ courses }: { courses: readonly Course[] }) {
  const client = useClient();
  const [stack, isNear] = useNearViewport<HTMLDivElement>(false);
  const details = useQueries({ queries: courses.map(({ id }) => ({ ...courseQuery(client, id), enabled: isNear })) });
  const loaded = details.flatMap(({ data }) => data ?? []);
  const isFailed = details.some(({ isLoadingError }) => isLoadingError);
  return (
    <Stack ref={stack} gap="large">
      <SectionHead eyebrow="Yardage" title="홀 길이 비교">
        {courseMessages.comparison}
      </SectionHead>
      <Fetched
        {...region}
        isPending={!isFailed && loaded.length < courses.length}
        isFailed={isFailed}
        onRetry={() => details.forEach((detail) => void (detail.isError && detail.refetch()))}
      >
        <ComparedHoles courses={loaded} />
      </Fetched>
    </Stack>
  );
}
