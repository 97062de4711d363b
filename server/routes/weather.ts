import { clubForecast } from '#contract/clubs/forecast.ts';
import { currentWeather } from '#contract/site/frame.ts';
import { clubKeys } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { fetchInProcess } from '../http/fetch-in-process.ts';
import { readDirections } from '../services/club/directions.ts';
import { cachedReads } from '../services/partner/cached-reads.ts';
import { readForecast } from '../services/weather/forecast.ts';
import { readWeather } from '../services/weather/read.ts';

/**
 * Four attempts at most, each for a fifth of the request timeout, so that the response is ready before the call itself
 * times out.
 */
const timeoutShares = 5;
const maxAttemptMs = 3_000;
const ttlMs = { known: 10 * 60_000, unknown: 60_000 } as const;

export function weatherRoutes(app: App, deps: Deps): void {
  const { env, now } = deps;
  const fetchExternal = env.WEATHER_URL.startsWith('/') ? fetchInProcess(app) : deps.fetchExternal;
  const timeoutMs = Math.min(maxAttemptMs, (env.REQUEST_TIMEOUT_SECONDS * 1000) / timeoutShares);
  const calling = { ...deps, fetchExternal };
  const current = cachedReads((_place: 'Wonju') => readWeather(calling, timeoutMs), { max: 1, now, ttlMs });
  const forecasts = cachedReads(
    async (clubId: number) => readForecast(calling, timeoutMs, await readDirections(deps, clubId)),
    { max: clubKeys.length, now, ttlMs },
  );
  bind(app, currentWeather, () => current('Wonju'), publicCachePolicy);
  bind(app, clubForecast, ({ query }) => forecasts(query.idGolfCC), publicCachePolicy);
}
