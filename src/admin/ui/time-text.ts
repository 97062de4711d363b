import { dayInKorea, listDay, timeInKorea } from '#contract/shared/day.ts';

/** Returns a time in Korea: 2026.11.29 14:05. */
export function timeText(at: string): string {
  const time = new Date(at);
  return `${listDay(dayInKorea(time))} ${timeInKorea(time)}`;
}
