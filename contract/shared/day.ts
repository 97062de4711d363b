/** A calendar day in Korea as sent by the API, yyyy-MM-dd, without a time. */
export type Day = string;

/** Returns the day in Korea at `at`. */
export const dayInKorea = (at: Date): Day => clockInKorea(at).slice(0, 10);

/** Returns the time of day in Korea at `at`, HH:mm. */
export const timeInKorea = (at: Date): string => clockInKorea(at).slice(11, 16);

/** Korea has no daylight saving time. */
const offsetMs = 9 * 3_600_000;
/** Returns the date and time in Korea at `at`, yyyy-MM-ddTHH:mm:ss.SSS and a `Z` that does not apply. */
export const clockInKorea = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString();

const dayMs = 86_400_000;

/** Returns the milliseconds until the next day begins in Korea; always more than 0. */
export const untilNextDay = (at: Date): number => dayMs - ((at.getTime() + offsetMs) % dayMs);

/** Formats a day as yyyy.MM.dd, for lists (spec 001 §9). */
export const listDay = (from: Day): string => from.replaceAll('-', '.');

/** Formats a day as yy.MM.dd, for notice pages (spec 000 §9). */
export const detailDay = (from: Day): string => listDay(from).slice(2);
