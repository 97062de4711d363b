import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import {
  drivingRangeBookingQuery,
  drivingRangeCoursesQuery,
  drivingRangeFeesQuery,
  drivingRangeQuery,
} from '#src/api/driving-range.ts';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { DrivingRangeScreen } from './DrivingRangeScreen.tsx';
import { RangeFrame } from './RangeFrame.tsx';

/** /driving-range: introduction, facilities, fees and booking. */
export function DrivingRangePage() {
  const client = useClient();
  const info = useQuery(drivingRangeQuery(client));
  const courses = useQuery(drivingRangeCoursesQuery(client));
  const fees = useQuery(drivingRangeFeesQuery(client));
  const booking = useQuery(drivingRangeBookingQuery(client));
  return (
    <RangeFrame path={paths.drivingRange}>
      <DrivingRangeScreen
        info={loadableOf(info)}
        courses={loadableOf(courses)}
        fees={loadableOf(fees)}
        booking={loadableOf(booking)}
      />
    </RangeFrame>
  );
}
