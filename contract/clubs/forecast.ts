import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { serverDay } from '../shared/server-day.ts';
import { ofClub } from './club.ts';

const time = z.string().check(z.regex(/^\d{2}:\d{2}$/));

/**
 * Weather from a time in Korea on: OpenWeather's icon code, degrees Celsius, the chance of rain or snow in per cent,
 * their amount in millimetres within three hours, and the wind in metres per second.
 */
const forecastStep = z.object({
  day: serverDay,
  time,
  icon: z.string().check(z.regex(/^\d{2}[dn]$/)),
  temperature: z.number(),
  chance: z.int(),
  amount: z.number(),
  wind: z.number(),
});
export type ForecastStep = z.output<typeof forecastStep>;

/** Sunrise and sunset of a day, and the steps of that day and the next in which one plays. */
const forecast = z.object({ day: serverDay, sunrise: time, sunset: time, steps: z.array(forecastStep) });
export type Forecast = z.output<typeof forecast>;

export const clubForecast = endpoint({
  id: 'clubForecast',
  method: 'GET',
  path: '/api/v1/cc/forecast',
  access: 'public',
  summary: '클럽이 있는 곳의 오늘과 내일 날씨, 세 시간마다. 알 수 없으면 null.',
  query: ofClub,
  result: z.nullable(forecast),
});
