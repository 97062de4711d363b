import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';
import { withoutSeparators } from './typed-text.ts';

export const mobilePrefixes = ['010', '011', '016', '017', '018', '019', '070'] as const;
export const defaultMobilePrefix = '011';
export const areaCodes = ['02', '031', '032', '033', '041', '042', '043', '044', '051', '052', '053', '054', '055', '061', '062', '063', '064'] as const;

export type PhoneParts = { prefix: string; front: string; back: string };

/** A part of a number as it is typed: digits, at most four. */
export const phonePart = z.string().check(z.maxLength(4, accountMessages.phonePartTooLong), z.regex(/^\d*$/, accountMessages.digitsOnly));

export const requiredPhonePart = z.string().check(
  z.minLength(1, accountMessages.phonePartRequired),
  z.maxLength(4, accountMessages.phonePartTooLong),
  z.regex(/^\d*$/, accountMessages.digitsOnly),
);

/** A number in any form in which it is typed or pasted, as it is dialled in Korea: without separators, and with 0 for the country code. */
export const readPhone = (text: string): string => withoutSeparators(text).replace(/^(?:\+82|0082|82(?=\d{8}))0?/, '0');

/** A mobile number of 10 or 11 digits without dashes: a listed prefix, 3 or 4, then 4. */
export const mobile = z.string().check(z.overwrite(readPhone), z.regex(/^(?:01[016789]\d{3,4}|070\d{4})\d{4}$/, accountMessages.mobileInvalid));

/** A landline number without dashes, or empty (spec 001 §5: sent only when all three parts exist). */
export const landline = z.string().check(z.overwrite(readPhone), z.regex(new RegExp(`^(?:(?:${areaCodes.join('|')})\\d{2,8})?$`), accountMessages.phoneInvalid));

/** 10 digits are 3+3+4, 11 digits 3+4+4 (spec 001 §5); anything else is left in front. */
export function phonePartsOf(digits: string): PhoneParts {
  const parts = /^(\d{3})(\d{3,4})(\d{4})$/.exec(digits);
  return { prefix: parts?.[1] ?? '', front: parts?.[2] ?? digits, back: parts?.[3] ?? '' };
}

/** A landline apart: its area code, and the last four digits; nothing typed is lost by joining them again. Empty parts for none. */
export function landlinePartsOf(digits: string): PhoneParts {
  const [, prefix = '', rest = ''] = /^(02|\d{3})(\d+)$/.exec(digits) ?? [];
  const end = Math.max(1, rest.length - 4);
  return { prefix, front: rest.slice(0, end), back: rest.slice(end) };
}

export const joinedPhone = ({ prefix, front, back }: PhoneParts): string => `${prefix}${front}${back}`;

/** A landline that counts: all three parts; else empty. */
export const joinedLandline = (parts: PhoneParts): string => (parts.prefix && parts.front && parts.back ? joinedPhone(parts) : '');

/** The parts of a text that is a whole mobile number; undefined for any other. */
export function wholeMobile(text: string): PhoneParts | undefined {
  const { data } = mobile.safeParse(text);
  return data === undefined ? undefined : phonePartsOf(data);
}

const wholeLandlineDigits = new RegExp(`^(?:${areaCodes.join('|')})\\d{7,8}$`);

/** The parts of a text that is a whole landline number; undefined for any other. */
export function wholeLandline(text: string): PhoneParts | undefined {
  const digits = readPhone(text);
  return wholeLandlineDigits.test(digits) ? landlinePartsOf(digits) : undefined;
}

/** Normalizes the boxes: a whole number in one of them is split into its parts, and so are the last two parts in one. */
export function readPhoneParts({ prefix, ...boxes }: PhoneParts, whole: (text: string) => PhoneParts | undefined): PhoneParts {
  const read = whole(boxes.front) ?? whole(boxes.back);
  if (read) return read;
  const front = withoutSeparators(boxes.front);
  const back = withoutSeparators(boxes.back);
  const [, start, end] = (front === '' || back === '' ? /^(\d{3,4})(\d{4})$/.exec(front + back) : null) ?? [];
  return start !== undefined && end !== undefined ? { prefix, front: start, back: end } : { prefix, front, back };
}
