import { addMonths, isValid, lightFormat, parseISO, subDays, subMonths } from 'date-fns';
import * as z from 'zod/mini';
import { refusalMessages } from './refusal-messages.ts';

/** A day as it travels: yyyy-MM-dd, of the calendar in Korea, without a time. */
export type Day = string;

const write = (date: Date): Day => lightFormat(date, 'yyyy-MM-dd');

const isDay = (text: string): boolean => /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text));

/** A day of the years 1000 to 2999. */
export const day = z.string().check(z.refine(isDay, refusalMessages.invalidRequest));

/** A day as the server writes it, which knows that it is one: with thousands of them in an answer, each is only looked at. */
export const writtenDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Which day it is in Korea at `at`. Korea keeps no summer time. */
export const dayInKorea = (at: Date): Day => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

export const daysBefore = (from: Day, count: number): Day => write(subDays(parseISO(from), count));

/** The same day of an earlier month, or that month's last day. */
export const monthsBefore = (from: Day, count: number): Day => write(subMonths(parseISO(from), count));
export const monthsAfter = (from: Day, count: number): Day => write(addMonths(parseISO(from), count));

/** yyyy.MM.dd, as lists show it (spec 001 §9). */
export const listDay = (from: Day): string => from.replaceAll('-', '.');

/** yy.MM.dd, as the page of a notice shows it (spec 000 §9). */
export const detailDay = (from: Day): string => listDay(from).slice(2);
