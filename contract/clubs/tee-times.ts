import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { day, daysAfter } from '../shared/calendar.ts';
import type { Day } from '../shared/day.ts';
import { serverDay } from '../shared/server-day.ts';
import { ofClub } from './club.ts';

const time = z.string().check(z.regex(/^\d{2}:\d{2}$/));

/** `fee`: green fee of a person in won, null if the reservation system states none. */
const teeTime = z.object({ time, course: z.string(), fee: z.nullable(z.int()) });
export type TeeTime = z.output<typeof teeTime>;

/** Tee times that can still be booked, earliest first; `readAt` is when the reservation system was asked. */
const teeTimes = z.object({ day: serverDay, isClosed: z.boolean(), readAt: time, times: z.array(teeTime) });
export type TeeTimes = z.output<typeof teeTimes>;

/** Number of days, from today on, whose tee times are shown. */
const dayCount = 21;

/** Returns the days whose tee times are shown. */
export const teeTimeDays = (today: Day): readonly Day[] =>
  Array.from({ length: dayCount }, (_, index) => daysAfter(today, index));

export const clubTeeTimes = endpoint({
  id: 'clubTeeTimes',
  method: 'GET',
  path: '/api/v1/cc/tee-times',
  access: 'public',
  summary: '클럽의 하루에 남은 티타임, 외부 예약 시스템에서. 알 수 없으면 null.',
  query: z.extend(ofClub, { day }),
  result: z.nullable(teeTimes),
});
