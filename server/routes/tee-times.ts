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

/** Shorter than that of other public content, since free times are booked all day. */
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
  const read = cachedReads(
    async (key: string): Promise<TeeTimes | null> => {
      const [clubId = '', day = ''] = key.split(' ');
      if (url === undefined) return null;
      if (await isClosed(deps, Number(clubId), day))
        return { day, isClosed: true, readAt: timeInKorea(now()), times: [] };
      return readTeeTimes({ ...deps, fetchExternal, url, timeoutMs }, { clubId: Number(clubId), day });
    },
    { max: clubKeys.length * teeTimeDays(dayInKorea(now())).length, now, ttlMs },
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

/** Returns whether a notice closes the club on the day, which the reservation system may not know yet. */
async function isClosed(deps: Deps, clubId: number, day: string): Promise<boolean> {
  const operation = (await listOperations(deps)).find(({ key }) => clubIds[key] === clubId);
  return operation?.closures.some(({ from, until }) => from <= day && day <= until) ?? false;
}
