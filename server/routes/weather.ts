import { currentWeather } from '#contract/site/frame.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { fetchInProcess } from '../http/fetch-in-process.ts';
import { cachedWeather } from '../services/weather/cached.ts';
import { readWeather } from '../services/weather/read.ts';

/**
 * Four attempts at most, each for a fifth of the request timeout, so that the response is ready before the call itself
 * times out.
 */
const timeoutShares = 5;
const maxAttemptMs = 3_000;

export function weatherRoutes(app: App, deps: Deps): void {
  const { env } = deps;
  const fetchExternal = env.WEATHER_URL.startsWith('/') ? fetchInProcess(app) : deps.fetchExternal;
  const timeoutMs = Math.min(maxAttemptMs, (env.REQUEST_TIMEOUT_SECONDS * 1000) / timeoutShares);
  const current = cachedWeather(() => readWeather({ ...deps, fetchExternal }, timeoutMs), deps.now);
  bind(app, currentWeather, current, publicCachePolicy);
}
