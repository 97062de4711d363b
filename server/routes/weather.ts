import { currentWeather } from '#contract/frame.ts';
import type { Ask, Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { cachedWeather } from '../services/weather/cached.ts';
import { readWeather } from '../services/weather/read.ts';

/** Four tries at most, each a fifth of what a call may take: so the answer always comes before the call's own time is up. */
const timeoutShares = 5;
const maxAttemptMs = 3_000;

export function weatherRoutes(app: App, deps: Deps): void {
  const { env } = deps;
  const ask = env.WEATHER_URL.startsWith('/') ? askHere(app) : deps.ask;
  const timeoutMs = Math.min(maxAttemptMs, (env.REQUEST_TIMEOUT_SECONDS * 1000) / timeoutShares);
  const current = cachedWeather(() => readWeather({ ...deps, ask }, timeoutMs), deps.now);
  bind(app, currentWeather, current, publicCachePolicy);
}

/** A path of this site is asked without leaving the process, whichever port that listens on. */
const askHere =
  (app: App): Ask =>
  async (path) =>
    app.request(path, undefined, { incoming: { socket: {} } });
