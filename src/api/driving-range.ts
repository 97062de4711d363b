import type { Client } from './client.ts';
import { readQuery } from './read.ts';

const load = () => import('#contract/clubs/driving-range.ts');

export const drivingRangeQuery = (client: Client) => readQuery(client, 'drivingRange', async () => (await load()).drivingRange, {});

export const drivingRangeCoursesQuery = (client: Client) => readQuery(client, 'drivingRangeCourses', async () => (await load()).drivingRangeCourses, {});

export const drivingRangeFeesQuery = (client: Client) => readQuery(client, 'drivingRangeFees', async () => (await load()).drivingRangeFees, {});

export const drivingRangeBookingQuery = (client: Client) => readQuery(client, 'drivingRangeBooking', async () => (await load()).drivingRangeBooking, {});
