import * as z from 'zod/mini';
import type { Weather } from '#contract/site/frame.ts';
import type { Deps } from '../../deps.ts';
import { errorCode } from '../../log.ts';
import { withTimeout } from '../../with-timeout.ts';

type WeatherDeps = Pick<Deps, 'fetchExternal' | 'env' | 'log'>;

const coordinate = (maxDegrees: number) => z.number().check(z.gte(-maxDegrees), z.lte(maxDegrees));

const reading = z.object({
  coord: z.object({ lat: coordinate(90), lon: coordinate(180) }),
  weather: z.array(z.object({ icon: z.string().check(z.regex(/^\d{2}[dn]$/)) })).check(z.minLength(1)),
});
const airReading = z.object({ list: z.array(z.object({ main: z.object({ aqi: z.int() }) })).check(z.minLength(1)) });

const maxAttempts = 2;

/**
 * Returns the weather of Wonju and the air quality there from OpenWeather (spec 000 §7), or null if either fails.
 * Requests each at most twice, for up to `timeoutMs` per attempt. Never throws; failures are logged without the URL,
 * which contains the key.
 */
export async function readWeather(deps: WeatherDeps, timeoutMs: number): Promise<Weather | null> {
  const current = await read(deps, timeoutMs, 'weather', { q: 'Wonju' }, reading);
  const [sky] = current?.weather ?? [];
  if (!current || !sky) return null;
  const { lat, lon } = current.coord;
  const [air] =
    (await read(deps, timeoutMs, 'air_pollution', { lat: String(lat), lon: String(lon) }, airReading))?.list ?? [];
  return air ? { icon: sky.icon, aqi: air.main.aqi } : null;
}

async function read<S extends z.ZodMiniType>(
  { fetchExternal, env, log }: WeatherDeps,
  timeoutMs: number,
  call: string,
  query: Record<string, string>,
  schema: S,
): Promise<z.output<S> | undefined> {
  const url = `${env.WEATHER_URL.replace(/(?<!\/)\/+$/, '')}/data/2.5/${call}?${new URLSearchParams({ ...query, appid: env.WEATHER_KEY }).toString()}`;
  for (let attemptsLeft = maxAttempts; attemptsLeft > 0; attemptsLeft -= 1) {
    try {
      return await withTimeout(timeoutMs, async (signal) =>
        parseResponse(await fetchExternal(url, { signal }), schema),
      );
    } catch (error) {
      log.error('weather failed', { call, reason: reasonOf(error), triesLeft: attemptsLeft - 1 });
    }
  }
  return undefined;
}

async function parseResponse<S extends z.ZodMiniType>(response: Response, schema: S): Promise<z.output<S>> {
  if (!response.ok) throw new UnusableResponse(`status ${response.status}`);
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new UnusableResponse('unexpected response');
  return parsed.data;
}

class UnusableResponse extends Error {}

/** Our own errors verbatim; of others the code only, since their messages may quote the URL. */
const reasonOf = (error: unknown): string =>
  error instanceof UnusableResponse
    ? error.message
    : (errorCode(error) ?? (error instanceof Error ? error.name : typeof error));
