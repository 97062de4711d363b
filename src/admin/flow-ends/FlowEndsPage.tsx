import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { countedFlowKeys, countedFlows } from '#contract/staff/counted-flows.ts';
import { flowEnds } from '#contract/staff/flow-ends.ts';
import { failureText } from '#src/api/refusal.ts';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { Text } from '#src/ui/foundation/text.ts';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { useStaffClient } from '../api/client-context.tsx';
import { staffQuery } from '../api/staff-query.ts';
import { useListQuery } from '../table/use-list-query.ts';
import { FilterBar } from '../ui/filter-bar.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { arrowsOf } from './arrows.ts';
import { FlowPicture } from './FlowPicture.tsx';

const query = z.object({ flow: z.catch(z.enum(countedFlowKeys), 'signUp') });

/** Where visitors leave a flow, as a picture of its screens. */
export function FlowEndsPage() {
  const [{ flow }, change] = useListQuery(query);
  const { data, error } = useQuery(staffQuery(useStaffClient(), flowEnds, {}));
  return (
    <>
      <PageHeading title="이용 흐름" />
      <FilterBar role="search" aria-label="흐름 고르기">
        <SelectField
          label="흐름"
          name="flow"
          value={flow}
          items={countedFlowKeys.map((value) => ({ value, label: countedFlows[value].name }))}
          onChange={(value) => change(query.parse({ flow: value }))}
        />
      </FilterBar>
      {error && !data ? (
        <Text role="alert">{failureText(error)}</Text>
      ) : (
        <PendingRegion isPending={!data} skeleton={<SkeletonRows count={8} />}>
          {data && <FlowPicture flow={flow} ends={data} arrows={arrowsOf(flow)} />}
        </PendingRegion>
      )}
    </>
  );
}
