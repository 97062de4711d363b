import * as z from 'zod/mini';
import type { Weather } from '#contract/frame.ts';
import type { Deps } from '../../deps.ts';
import { errorCode } from '../../log.ts';
import { within } from './within.ts';

/** Asks a URL, or a path of this site; what it gave up on by `signal` it may drop. */
export type Ask = (url: string, signal: AbortSignal) => Promise<Response>;
type Asking = { readonly ask: Ask } & Pick<Deps, 'env' | 'log'>;

const coordinate = (most: number) => z.number().check(z.gte(-most), z.lte(most));

const reading = z.object({
  coord: z.object({ lat: coordinate(90), lon: coordinate(180) }),
  weather: z.array(z.object({ icon: z.string().check(z.regex(/^\d{2}[dn]$/)) })).check(z.minLength(1)),
});
const airReading = z.object({ list: z.array(z.object({ main: z.object({ aqi: z.int() }) })).check(z.minLength(1)) });

const tries = 2;

/**
 * The weather of Wonju, then the air there, as OpenWeather answers (spec 000 §7): both, or null. Each is asked twice at
 * most, for up to `patience` milliseconds a time. It never throws; what failed is logged without the address, which holds the key.
 */
export async function readWeather(asking: Asking, patience: number): Promise<Weather | null> {
  const now = await read(asking, patience, 'weather', { q: 'Wonju' }, reading);
  const [sky] = now?.weather ?? [];
  if (!now || !sky) return null;
  const { lat, lon } = now.coord;
  const [air] = (await read(asking, patience, 'air_pollution', { lat: String(lat), lon: String(lon) }, airReading))?.list ?? [];
  return air ? { icon: sky.icon, aqi: air.main.aqi } : null;
}

async function read<S extends z.ZodMiniType>({ ask, env, log }: Asking, patience: number, call: string, query: Record<string, string>, schema: S): Promise<z.output<S> | undefined> {
  const url = `${env.WEATHER_URL.replace(/(?<!\/)\/+$/, '')}/data/2.5/${call}?${new URLSearchParams({ ...query, appid: env.WEATHER_KEY }).toString()}`;
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await within(patience, async (signal) => understood(await ask(url, signal), schema));
    } catch (error) {
      log.error('weather failed', { call, reason: reasonOf(error), triesLeft: left - 1 });
    }
  }
  return undefined;
}

async function understood<S extends z.ZodMiniType>(response: Response, schema: S): Promise<z.output<S>> {
  if (!response.ok) throw new Unusable(`status ${response.status}`);
  const body: unknown = await response.json().catch(() => undefined);
  const answer = schema.safeParse(body);
  if (!answer.success) throw new Unusable('odd answer');
  return answer.data;
}

class Unusable extends Error {}

/** Ours word for word; of others the code only, since their messages may quote the address. */
const reasonOf = (error: unknown): string => (error instanceof Unusable ? error.message : (errorCode(error) ?? (error instanceof Error ? error.name : typeof error)));
