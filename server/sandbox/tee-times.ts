import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';

const stallMs = 20_000;

/** From the first to the last tee off, one every seven minutes. */
const [firstMinute, lastMinute, stepMinutes] = [7 * 60, 13 * 60 + 30, 7] as const;
/** One of so many is still free. */
const freeShare = 4;

/** Green fees of a weekday, a Saturday and a Sunday, by the season. */
const fees = {
  high: [230_000, 285_000, 270_000],
  middle: [200_000, 255_000, 240_000],
  winter: [145_000, 190_000, 180_000],
};

/**
 * Replaces the reservation system's list of free tee times: always the same for a club and a day.
 * `SANDBOX_RESERVATION` makes it refuse, fail, stall or return garbage.
 */
export function teeTimesSandbox(app: App, { env, wait }: Pick<Deps, 'env' | 'wait'>): void {
  app.get('/sandbox/tee-times', async (c) => {
    const mode = env.SANDBOX_RESERVATION;
    if (mode === 'down') return c.text('Service Unavailable', 503);
    if (mode === 'garbage') return c.json({ list: [{ time: 'soon' }] });
    if (mode === 'refuse') return c.json({ message: 'Not allowed' }, 403);
    if (mode === 'slow') await wait(stallMs);
    const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(c.req.query('date') ?? '') ?? [];
    const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) return c.json({ message: 'Bad date' }, 400);
    return c.json({ list: freeTimes(c.req.query('club') ?? '', date) });
  });
}

function freeTimes(club: string, date: Date) {
  const count = Math.floor((lastMinute - firstMinute) / stepMinutes) + 1;
  return Array.from({ length: count }, (_, index) => firstMinute + index * stepMinutes)
    .filter((minute) => hashNumber(`${club} ${date.toISOString()} ${minute}`) % freeShare === 0)
    .map((minute, index) => ({
      time: `${twoDigits(Math.floor(minute / 60))}${twoDigits(minute % 60)}`,
      course: index % 2 === 0 ? 'OUT' : 'IN',
      fee: feeOn(date),
    }));
}

function feeOn(date: Date): number {
  const month = date.getUTCMonth() + 1;
  const season = [12, 1, 2].includes(month) ? 'winter' : [3, 7, 8].includes(month) ? 'middle' : 'high';
  const [weekday, saturday, sunday] = fees[season];
  const day = date.getUTCDay();
  return (day === 6 ? saturday : day === 0 ? sunday : weekday) ?? 0;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns a number that depends only on the text. */
const hashNumber = (text: string) => createHash('sha256').update(text).digest().readUInt32BE();
