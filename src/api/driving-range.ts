import { queryOptions } from '@tanstack/react-query';
import { drivingRange, drivingRangeBooking, drivingRangeCourses, drivingRangeFees } from '#contract/driving-range.ts';
import type { Client } from './client.ts';

export const drivingRangeQuery = (client: Client) =>
  queryOptions({ queryKey: ['drivingRange'], queryFn: ({ signal }) => client(drivingRange, { signal }) });

export const drivingRangeCoursesQuery = (client: Client) =>
  queryOptions({ queryKey: ['drivingRange', 'courses'], queryFn: ({ signal }) => client(drivingRangeCourses, { signal }) });

export const drivingRangeFeesQuery = (client: Client) =>
  queryOptions({ queryKey: ['drivingRange', 'fees'], queryFn: ({ signal }) => client(drivingRangeFees, { signal }) });

export const drivingRangeBookingQuery = (client: Client) =>
  queryOptions({ queryKey: ['drivingRange', 'booking'], queryFn: ({ signal }) => client(drivingRangeBooking, { signal }) });
