import * as z from 'zod/mini';
import { staffEndpoint } from './staff-endpoint.ts';

const dayCount = z.object({ day: z.iso.date(), signUps: z.int(), logins: z.int() });
export type DayCount = z.output<typeof dayCount>;

/** Days of sign-ups and logins, today included. */
export const overviewDays = 14;

const overviewResult = z.object({
  consultations: z.object({ received: z.int(), assigned: z.int(), overdue: z.int() }),
  /** Publications that wait for a review, for their author or for their time, and the next time. */
  publications: z.object({
    review: z.int(),
    refused: z.int(),
    scheduled: z.int(),
    nextAt: z.nullable(z.iso.datetime()),
  }),
  /** Mails of the last 30 days: waiting for a retry, and given up. */
  mails: z.object({ waiting: z.int(), failed: z.int() }),
  days: z.array(dayCount),
});
export type Overview = z.output<typeof overviewResult>;

export const overview = staffEndpoint({
  id: 'overview',
  method: 'GET',
  path: '/admin/api/overview',
  access: 'overview.read',
  summary: '기다리는 상담과 원고, 보내지 못한 이메일, 날짜별 가입과 로그인 수.',
  result: overviewResult,
});
