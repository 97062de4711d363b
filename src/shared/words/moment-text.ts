import { dayInKorea, listDay, timeInKorea } from '#contract/shared/day.ts';

/** The day of a moment, in Korea. */
export const dayText = (moment: string): string => listDay(dayInKorea(new Date(moment)));

/** Day and time of a moment, in Korea. */
export const momentText = (moment: string): string => `${dayText(moment)} ${timeInKorea(new Date(moment))}`;
