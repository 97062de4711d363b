import * as z from 'zod/mini';
import type { Weather } from '#contract/site/frame.ts';
import { callWeather, type WeatherDeps } from './call.ts';

const coordinate = (maxDegrees: number) => z.number().check(z.gte(-maxDegrees), z.lte(maxDegrees));

/** OpenWeather's names for the skies, of which the first is the main one. */
export const skies = z.array(z.object({ icon: z.string().check(z.regex(/^\d{2}[dn]$/)) })).check(z.minLength(1));

const reading = z.object({ coord: z.object({ lat: coordinate(90), lon: coordinate(180) }), weather: skies });
const airReading = z.object({ list: z.array(z.object({ main: z.object({ aqi: z.int() }) })).check(z.minLength(1)) });

/**
 * Returns the weather of Wonju and the air quality there from OpenWeather (spec 000 §7), or null if either fails.
 * Requests each at most twice, for up to `timeoutMs` per attempt.
 */
export async function readWeather(deps: WeatherDeps, timeoutMs: number): Promise<Weather | null> {
  const current = await callWeather(deps, timeoutMs, 'weather', { q: 'Wonju' }, reading);
  const [sky] = current?.weather ?? [];
  if (!current || !sky) return null;
  const { lat, lon } = current.coord;
  const [air] =
    (await callWeather(deps, timeoutMs, 'air_pollution', { lat: String(lat), lon: String(lon) }, airReading))?.list ??
    [];
  return air ? { icon: sky.icon, aqi: air.main.aqi } : null;
}
