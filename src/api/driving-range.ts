import {
  drivingRange,
  drivingRangeCourses,
  drivingRangeFees,
  drivingRangeBooking,
} from '#contract/clubs/driving-range.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

export const drivingRangeQuery = (client: Client) => readQuery(client, drivingRange, {});

export const drivingRangeCoursesQuery = (client: Client) => readQuery(client, drivingRangeCourses, {});

export const drivingRangeFeesQuery = (client: Client) => readQuery(client, drivingRangeFees, {});

export const drivingRangeBookingQuery = (client: Client) => readQuery(client, drivingRangeBooking, {});
