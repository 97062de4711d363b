import * as z from 'zod/mini';
import type { Forecast, ForecastStep } from '#contract/clubs/forecast.ts';
import { dayInKorea, timeInKorea } from '#contract/shared/day.ts';
import { callWeather, type WeatherDeps } from './call.ts';
import { skies } from './read.ts';

/** Seconds since 1970, in years that a date can hold. */
const moment = z.int().check(z.gte(0), z.lte(10_000_000_000));
const amount = z.optional(z.object({ '3h': z.optional(z.number().check(z.gte(0))) }));

const response = z.object({
  list: z
    .array(
      z.object({
        dt: moment,
        main: z.object({ temp: z.number() }),
        weather: skies,
        wind: z.object({ speed: z.number().check(z.gte(0)) }),
        pop: z.number().check(z.gte(0), z.lte(1)),
        rain: amount,
        snow: amount,
      }),
    )
    .check(z.minLength(1)),
  city: z.object({ sunrise: moment, sunset: moment }),
});
type Step = z.output<typeof response>['list'][number];

const dayMs = 86_400_000;

/** The hours between which one plays. */
const [earliest, latest] = ['05:00', '19:00'] as const;

/**
 * Returns the forecast of a place from OpenWeather: the steps of three hours of today and tomorrow in Korea that begin
 * between 5 and 19 o'clock, and today's sunrise and sunset; null if it fails. Requests it at most twice, for up to
 * `timeoutMs` per attempt.
 */
export async function readForecast(
  deps: WeatherDeps & { readonly now: () => Date },
  timeoutMs: number,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): Promise<Forecast | null> {
  const query = { lat: String(lat), lon: String(lng), units: 'metric' };
  const found = await callWeather(deps, timeoutMs, 'forecast', query, response);
  if (!found) return null;
  const now = deps.now();
  const today = dayInKorea(now);
  const tomorrow = dayInKorea(new Date(now.getTime() + dayMs));
  const steps = found.list
    .map(asStep)
    .filter(({ day, time }) => (day === today || day === tomorrow) && time >= earliest && time <= latest);
  const { sunrise, sunset } = found.city;
  return steps.length === 0 ? null : { day: today, sunrise: timeOf(sunrise), sunset: timeOf(sunset), steps };
}

const asStep = ({ dt, main, weather: [sky], wind, pop, rain, snow }: Step): ForecastStep => ({
  day: dayInKorea(dateOf(dt)),
  time: timeOf(dt),
  icon: sky?.icon ?? '',
  temperature: Math.round(main.temp),
  chance: Math.round(pop * 100),
  amount: rounded((rain?.['3h'] ?? 0) + (snow?.['3h'] ?? 0)),
  wind: rounded(wind.speed),
});

const dateOf = (seconds: number) => new Date(seconds * 1_000);
const timeOf = (seconds: number) => timeInKorea(dateOf(seconds));
const rounded = (value: number) => Math.round(value * 10) / 10;
