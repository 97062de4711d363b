import { clockInKorea } from '#contract/shared/day.ts';

/** Returns a time in Korea as a `datetime-local` input has it, yyyy-MM-ddTHH:mm; empty for none. */
export const localOf = (at: string | null): string => (at === null ? '' : clockInKorea(new Date(at)).slice(0, 16));

/** The reverse of `localOf`; null also for a text that is no complete time. */
export function momentOf(local: string): string | null {
  const time = new Date(`${local.slice(0, 16)}:00+09:00`);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
