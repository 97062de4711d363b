/** A day as it travels: yyyy-MM-dd, of the calendar in Korea, without a time. */
export type Day = string;

/** Which day it is in Korea at `at`. */
export const dayInKorea = (at: Date): Day => clockInKorea(at).slice(0, 10);

/** What the clocks in Korea show at `at`: HH:mm. */
export const timeInKorea = (at: Date): string => clockInKorea(at).slice(11, 16);

/** Korea keeps no summer time. */
const offset = 9 * 3_600_000;
const clockInKorea = (at: Date): string => new Date(at.getTime() + offset).toISOString();

const dayLength = 86_400_000;

/** How long the day in Korea still lasts at `at`, in milliseconds: never nothing. */
export const untilNextDay = (at: Date): number => dayLength - ((at.getTime() + offset) % dayLength);

/** yyyy.MM.dd, as lists show it (spec 001 §9). */
export const listDay = (from: Day): string => from.replaceAll('-', '.');

/** yy.MM.dd, as the page of a notice shows it (spec 000 §9). */
export const detailDay = (from: Day): string => listDay(from).slice(2);
