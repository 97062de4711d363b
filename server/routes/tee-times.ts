import { clubTeeTimes, teeTimeDays, type TeeTimes } from '#contract/clubs/tee-times.ts';
import { teeTimesMessages } from '#contract/clubs/tee-times-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { messages } from '#contract/shared/messages.ts';
import { dayInKorea, timeInKorea } from '#contract/shared/day.ts';
import { clubIds } from '#contract/site/club-code.ts';
import { clubKeys } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { fetchInProcess } from '../http/fetch-in-process.ts';
import { listOperations } from '../services/club/operation.ts';
import { cachedReads } from '../services/partner/cached-reads.ts';
import { readTeeTimes } from '../services/tee-times/read.ts';

/** Two attempts at most, so that the response is ready before the call itself times out. */
const timeoutShares = 3;
const maxAttemptMs = 3_000;

/** Somebody may book meanwhile; the page says when the times were read. */
const cachePolicy = { maxAgeSeconds: 30 };
const ttlMs = { known: 60_000, unknown: 30_000 } as const;

/** The club and the day of a cached read. */
const keyOf = (clubId: number, day: string) => `${clubId} ${day}`;

/** Tee times of the reservation system; null without its setting, or if it fails. */
export function teeTimeRoutes(app: App, deps: Deps): void {
  const { env, now } = deps;
  const { TEE_TIMES_URL: url } = env;
  const timeoutMs = Math.min(maxAttemptMs, (env.REQUEST_TIMEOUT_SECONDS * 1000) / timeoutShares);
  const fetchExternal = url?.startsWith('/') ? fetchInProcess(app) : deps.fetchExternal;
  const days = teeTimeDays(dayInKorea(now())).length;
  const read = cachedReads(
    async (key: string): Promise<TeeTimes | null> => {
      const [clubId = '', day = ''] = key.split(' ');
      if (url === undefined) return null;
      if (await isClosed(deps, Number(clubId), day))
        return { day, isClosed: true, readAt: timeInKorea(now()), times: [] };
      return readTeeTimes({ ...deps, fetchExternal, url, timeoutMs }, { clubId: Number(clubId), day });
    },
    { max: clubKeys.length * (days + 1), now, ttlMs },
  );
  bind(
    app,
    clubTeeTimes,
    ({ query: { idGolfCC, day } }) => {
      if (!clubKeys.some((key) => clubIds[key] === idGolfCC)) throw new ApiError('404', messages.notFound);
      if (!teeTimeDays(dayInKorea(now())).includes(day)) throw new ApiError('400', teeTimesMessages.outside);
      return read(keyOf(idGolfCC, day));
    },
    cachePolicy,
  );
}

/** Returns whether a notice says that the club is closed on the day: it is newer than the reservation system. */
async function isClosed(deps: Deps, clubId: number, day: string): Promise<boolean> {
  const operation = (await listOperations(deps)).find(({ key }) => clubIds[key] === clubId);
  return operation?.closures.some(({ from, until }) => from <= day && day <= until) ?? false;
}
