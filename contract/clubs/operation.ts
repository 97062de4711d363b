import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { serverDay } from '../shared/server-day.ts';
import type { Day } from '../shared/day.ts';
import { clubKeys } from '../site/site-paths.ts';

/**
 * What a club's notices and schedules say about its days: the periods in which it is closed, both ends included, and
 * the start of the first team in each month from January on, HH:mm, null if they do not say.
 */
const clubOperation = z.object({
  key: z.enum(clubKeys),
  reservationTel: z.string(),
  closures: z.array(z.object({ from: serverDay, until: serverDay })),
  firstTees: z.array(z.nullable(z.string())),
});
export type ClubOperation = z.output<typeof clubOperation>;

/** Returns whether a club is open on a day, and since when or until when, in words. */
export function operationOn({ closures, firstTees }: ClubOperation, day: Day): string {
  const closure = closures.find(({ from, until }) => from <= day && day <= until);
  if (closure) return `오늘 휴장 · ${monthOf(closure.until)}월 ${Number(closure.until.slice(8))}일까지`;
  const firstTee = firstTees[monthOf(day) - 1];
  return firstTee ? `오늘 영업 · 첫 티 ${firstTee}` : '오늘 영업';
}

const monthOf = (day: Day) => Number(day.slice(5, 7));

export const clubOperations = endpoint({
  id: 'clubOperations',
  method: 'GET',
  path: '/api/v1/cc/operation',
  access: 'public',
  summary: '클럽마다 예약 전화, 공지된 휴장 기간, 달마다 첫 팀의 출발 시각.',
  result: z.array(clubOperation),
});
