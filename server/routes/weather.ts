import { clubForecast } from '#contract/clubs/forecast.ts';
import { currentWeather } from '#contract/site/frame.ts';
import { clubKeys } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { fetchInProcess } from '../http/fetch-in-process.ts';
import { readDirections } from '../services/club/directions.ts';
import { cachedWeather } from '../services/weather/cached.ts';
import { readForecast } from '../services/weather/forecast.ts';
import { readWeather } from '../services/weather/read.ts';

/**
 * Four attempts at most, each for a fifth of the request timeout, so that the response is ready before the call itself
 * times out.
 */
const timeoutShares = 5;
const maxAttemptMs = 3_000;

export function weatherRoutes(app: App, deps: Deps): void {
  const { env, now } = deps;
  const fetchExternal = env.WEATHER_URL.startsWith('/') ? fetchInProcess(app) : deps.fetchExternal;
  const timeoutMs = Math.min(maxAttemptMs, (env.REQUEST_TIMEOUT_SECONDS * 1000) / timeoutShares);
  const calling = { ...deps, fetchExternal };
  const current = cachedWeather((_place: 'Wonju') => readWeather(calling, timeoutMs), 1, now);
  const forecasts = cachedWeather(
    async (clubId: number) => readForecast(calling, timeoutMs, await readDirections(deps, clubId)),
    clubKeys.length,
    now,
  );
  bind(app, currentWeather, () => current('Wonju'), publicCachePolicy);
  bind(app, clubForecast, ({ query }) => forecasts(query.idGolfCC), publicCachePolicy);
}
