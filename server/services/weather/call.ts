import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { readJson } from '../partner/read-json.ts';

export type WeatherDeps = Pick<Deps, 'fetchExternal' | 'env' | 'log'>;

/** Returns the response of a call to OpenWeather, or undefined if it fails, like `readJson`. */
export const callWeather = <S extends z.ZodMiniType>(
  { fetchExternal, env, log }: WeatherDeps,
  timeoutMs: number,
  call: 'weather' | 'air_pollution' | 'forecast',
  query: Record<string, string>,
  schema: S,
): Promise<z.output<S> | undefined> =>
  readJson(fetchExternal, {
    url: `${env.WEATHER_URL.replace(/(?<!\/)\/+$/, '')}/data/2.5/${call}?${new URLSearchParams({ ...query, appid: env.WEATHER_KEY }).toString()}`,
    timeoutMs,
    schema,
    onFailure: (failure) => log.error('weather failed', { call, ...failure }),
  });
