import { useQueries } from '@tanstack/react-query';
import { clubKeys, type ClubKey } from '#contract/site/site-paths.ts';
import { feesQuery } from '#src/api/club-content.ts';
import { useClient } from '#src/api/client-context.tsx';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { useNearViewport } from '#src/ui/hooks/use-near-viewport.ts';
import { compareFees } from './compare.ts';
import { ComparedFees } from './ComparedFees.tsx';
import type { FeeChoice } from './estimate.ts';

/** The round of the calculator at the four clubs, whose tables are fetched once the table is near the viewport. */
export function FeeComparison({ club, choice }: { club: ClubKey; choice: FeeChoice }) {
  const client = useClient();
  const [stack, isNear] = useNearViewport<HTMLDivElement>(false);
  const fees = useQueries({ queries: clubKeys.map((each) => ({ ...feesQuery(client, each), enabled: isNear })) });
  const [oakhills, oakvalley, seongmunan, wolsongri] = fees.map(({ data }) => data);
  const rows =
    oakhills &&
    oakvalley &&
    seongmunan &&
    wolsongri &&
    compareFees(club, choice, { oakhills, oakvalley, seongmunan, wolsongri });
  const isFailed = fees.some(({ isLoadingError }) => isLoadingError);
  return (
    <Stack ref={stack} gap="small">
      <Fetched
        label="네 클럽의 요금"
        isPending={!rows && !isFailed}
        isFailed={isFailed}
        rows={5}
        onRetry={() => fees.forEach((each) => void (each.isError && each.refetch()))}
      >
        {rows && <ComparedFees rows={rows} />}
      </Fetched>
    </Stack>
  );
}
