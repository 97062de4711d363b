import { addDays, addMonths, isValid, lightFormat, parseISO, subDays, subMonths } from 'date-fns';
import * as z from 'zod/mini';
import type { Day } from './day.ts';
import { messages } from './messages.ts';
import { normalizeText } from './typed-text.ts';

const format = (date: Date): Day => lightFormat(date, 'yyyy-MM-dd');

const isDay = (text: string): boolean => /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** Validates a day in the years 1000 to 2999. */
export const day = z
  .string()
  .check(z.maxLength(10, { error: messages.invalidRequest, abort: true }), z.refine(isDay, messages.invalidRequest));

/**
 * Parses a day in a common notation, such as 2026.11.21, 2026. 1. 2.(금), 2026년 11월 21일 or 20261121; returns null if it
 * is not a day.
 */
export function parseDay(text: string): Day | null {
  const normalized = normalizeText(text);
  const [, year, month = '', date = ''] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(normalized) ??
    /^(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D{0,6}$/.exec(normalized) ??
    [];
  const isoDay = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(isoDay) ? isoDay : null;
}

export const daysAfter = (from: Day, count: number): Day => format(addDays(parseISO(from), count));
export const daysBefore = (from: Day, count: number): Day => format(subDays(parseISO(from), count));

/** Returns the same day of an earlier month, or the last day of that month. */
export const monthsBefore = (from: Day, count: number): Day => format(subMonths(parseISO(from), count));
export const monthsAfter = (from: Day, count: number): Day => format(addMonths(parseISO(from), count));
