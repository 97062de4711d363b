import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { drivingRangeFeesQuery } from '#src/api/driving-range.ts';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { FeeTables } from './FeeTables.tsx';
import { RangeFrame } from './RangeFrame.tsx';

/** /driving-range/fee-information: the fee tables alone. */
export function DrivingRangeFeePage() {
  const fees = useQuery(drivingRangeFeesQuery(useClient()));
  return (
    <RangeFrame path={paths.drivingRangeFee}>
      <FeeTables fees={loadableOf(fees)} eyebrow="Contents" />
    </RangeFrame>
  );
}
