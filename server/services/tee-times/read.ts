import * as z from 'zod/mini';
import type { TeeTime, TeeTimes } from '#contract/clubs/tee-times.ts';
import { dayInKorea, timeInKorea, type Day } from '#contract/shared/day.ts';
import type { Deps } from '../../deps.ts';
import { readJson } from '../partner/read-json.ts';

/** Digits of a time, a name of a course, and the green fee of a person in won. */
const response = z.object({
  list: z
    .array(
      z.object({
        time: z.string().check(z.regex(/^([01]\d|2[0-3])[0-5]\d$/)),
        course: z.string().check(z.maxLength(30)),
        fee: z.nullable(z.int().check(z.nonnegative())),
      }),
    )
    .check(z.maxLength(500)),
});

type Reading = Pick<Deps, 'fetchExternal' | 'log' | 'now'> & { readonly url: string; readonly timeoutMs: number };

/**
 * Returns the tee times of a club and day that the reservation system still has, earliest first, without those that are
 * over; null if it fails. Requests them at most twice.
 */
export async function readTeeTimes(
  { fetchExternal, log, now, url, timeoutMs }: Reading,
  { clubId, day }: { readonly clubId: number; readonly day: Day },
): Promise<TeeTimes | null> {
  const query = new URLSearchParams({ club: String(clubId), date: day.replaceAll('-', '') });
  const found = await readJson(fetchExternal, {
    url: `${url}?${query.toString()}`,
    timeoutMs,
    schema: response,
    onFailure: (failure) => log.error('tee times failed', failure),
  });
  if (!found) return null;
  const at = now();
  const readAt = timeInKorea(at);
  const earliest = day === dayInKorea(at) ? readAt : '';
  const times = found.list
    .map(({ time, course, fee }): TeeTime => ({ time: `${time.slice(0, 2)}:${time.slice(2)}`, course, fee }))
    .filter(({ time }) => time > earliest)
    .toSorted((one, other) => (one.time < other.time ? -1 : Number(one.time > other.time)));
  return { day, isClosed: false, readAt, times };
}
