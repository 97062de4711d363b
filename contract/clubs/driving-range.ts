import * as z from 'zod/mini';
import { infoItem } from './club-content.ts';
import { endpoint } from '../http/endpoint.ts';

const drivingRangeInfo = z.object({ title: z.string(), introduce: z.string(), thumbnail: z.string() });
export type DrivingRangeInfo = z.output<typeof drivingRangeInfo>;

const drivingRangeCourse = z.object({
  id: z.int(),
  thumbnail: z.string(),
  titleEnUs: z.string(),
  titleKoKr: z.string(),
  description: z.string(),
});
export type DrivingRangeCourse = z.output<typeof drivingRangeCourse>;

const drivingRangeFee = z.object({ id: z.int(), title: z.string(), feeTable: z.string() });
export type DrivingRangeFee = z.output<typeof drivingRangeFee>;

export const drivingRange = endpoint({
  id: 'drivingRange',
  method: 'GET',
  path: '/api/v1/driving-range',
  access: 'public',
  summary: '드라이빙 레인지 소개.',
  result: drivingRangeInfo,
});

export const drivingRangeCourses = endpoint({
  id: 'drivingRangeCourses',
  method: 'GET',
  path: '/api/v1/driving-range/course',
  access: 'public',
  summary: '드라이빙 레인지의 시설.',
  result: z.array(drivingRangeCourse),
});

export const drivingRangeFees = endpoint({
  id: 'drivingRangeFees',
  method: 'GET',
  path: '/api/v1/driving-range/fee',
  access: 'public',
  summary: '드라이빙 레인지 요금표.',
  result: z.array(drivingRangeFee),
});

export const drivingRangeBooking = endpoint({
  id: 'drivingRangeBooking',
  method: 'GET',
  path: '/api/v1/driving-range/booking',
  access: 'public',
  summary: '드라이빙 레인지 예약 안내.',
  result: z.array(infoItem),
});
