import * as z from 'zod/mini';
import { ofClub } from './club.ts';
import { endpoint } from '../http/endpoint.ts';

/** HTML written by operators, sanitised. */
const html = z.string();

const feeItem = z.object({ id: z.int(), title: z.string(), exposureUnit: z.string(), feeTable: html });
export type FeeItem = z.output<typeof feeItem>;

const scheduleTable = z.object({ id: z.int(), title: z.string(), scheduleTable: html });
export type ScheduleTable = z.output<typeof scheduleTable>;

/** A titled text with a picture, for booking and guest information. */
export const infoItem = z.object({ id: z.int(), title: z.string(), thumbnail: z.string(), description: html });
export type InfoItem = z.output<typeof infoItem>;

/** One of a club's two terms pages: rules for players (COMPLIANCE) and conditions of use (USE). */
const clubTerms = z.object({ kind: z.enum(['COMPLIANCE', 'USE']), title: z.string(), description: html });
export type ClubTerms = z.output<typeof clubTerms>;

const route = z.object({ from: z.string(), route: z.string(), time: z.string() });

/** How to reach a club: its address and location, routes by car, and its shuttle bus if it has one. */
const clubDirections = z.object({
  nameKo: z.string(),
  address: z.string(),
  phone: z.string(),
  lat: z.number(),
  lng: z.number(),
  car: z.array(route),
  shuttle: z.nullable(z.object({ stop: z.string(), hours: z.string(), interval: z.string(), note: z.string() })),
});
export type ClubDirections = z.output<typeof clubDirections>;

export const directions = endpoint({
  id: 'directions',
  method: 'GET',
  path: '/api/v1/cc/directions',
  access: 'public',
  summary: '클럽으로 오시는 길.',
  query: ofClub,
  result: clubDirections,
});

export const fees = endpoint({
  id: 'fees',
  method: 'GET',
  path: '/api/v1/fee',
  access: 'public',
  summary: '클럽의 요금표.',
  query: ofClub,
  result: z.array(feeItem),
});

export const bookingInfo = endpoint({
  id: 'bookingInfo',
  method: 'GET',
  path: '/api/v1/booking',
  access: 'public',
  summary: '클럽의 예약 안내.',
  query: ofClub,
  result: z.array(infoItem),
});

export const scheduleTables = endpoint({
  id: 'scheduleTables',
  method: 'GET',
  path: '/api/v1/booking/schedule-table',
  access: 'public',
  summary: '클럽의 예약 일정표.',
  query: ofClub,
  result: z.array(scheduleTable),
});

export const guestInfo = endpoint({
  id: 'guestInfo',
  method: 'GET',
  path: '/api/v1/guest-info',
  access: 'public',
  summary: '클럽의 이용 안내.',
  query: ofClub,
  result: z.array(infoItem),
});

export const terms = endpoint({
  id: 'terms',
  method: 'GET',
  path: '/api/v1/terms',
  access: 'public',
  summary: '클럽의 이용자 준수사항과 이용약관.',
  query: ofClub,
  result: z.array(clubTerms),
});
