import {
  drivingRange,
  drivingRangeBooking,
  drivingRangeCourses,
  drivingRangeFees,
} from '#contract/clubs/driving-range.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { listRangeBooking, listRangeCourses, listRangeFees, readDrivingRange } from '../services/driving-range/read.ts';

export function drivingRangeRoutes(app: App, deps: Deps): void {
  bind(app, drivingRange, () => readDrivingRange(deps), publicCachePolicy);
  bind(app, drivingRangeCourses, () => listRangeCourses(deps), publicCachePolicy);
  bind(app, drivingRangeFees, () => listRangeFees(deps), publicCachePolicy);
  bind(app, drivingRangeBooking, () => listRangeBooking(deps), publicCachePolicy);
}
