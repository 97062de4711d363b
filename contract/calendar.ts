import { addMonths, isValid, lightFormat, parseISO, subDays, subMonths } from 'date-fns';
import * as z from 'zod/mini';
import type { Day } from './day.ts';
import { refusalMessages } from './refusal-messages.ts';

const write = (date: Date): Day => lightFormat(date, 'yyyy-MM-dd');

const isDay = (text: string): boolean => /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** A day of the years 1000 to 2999. */
export const day = z.string().check(z.refine(isDay, refusalMessages.invalidRequest));

/** A day as the server writes it, which knows that it is one: with thousands of them in an answer, each is only looked at. */
export const writtenDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const daysBefore = (from: Day, count: number): Day => write(subDays(parseISO(from), count));

/** The same day of an earlier month, or that month's last day. */
export const monthsBefore = (from: Day, count: number): Day => write(subMonths(parseISO(from), count));
export const monthsAfter = (from: Day, count: number): Day => write(addMonths(parseISO(from), count));
