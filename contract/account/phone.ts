import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';
import { typedText } from '../shared/bounded-text.ts';
import { withoutSeparators } from '../shared/typed-text.ts';

export const mobilePrefixes = ['010', '011', '016', '017', '018', '019', '070'] as const;
export const defaultMobilePrefix = '011';
export const areaCodes = [
  '02',
  '031',
  '032',
  '033',
  '041',
  '042',
  '043',
  '044',
  '051',
  '052',
  '053',
  '054',
  '055',
  '061',
  '062',
  '063',
  '064',
] as const;

/** Longest number that can be dialled, with its country code (E.164). */
export const phoneLength = 15;

export type PhoneParts = { prefix: string; front: string; back: string };

/** A part of a phone number as typed: at most four digits. */
export const phonePart = z
  .string()
  .check(z.maxLength(4, accountMessages.phonePartTooLong), z.regex(/^\d*$/, accountMessages.digitsOnly));

export const requiredPhonePart = z
  .string()
  .check(
    z.minLength(1, accountMessages.phonePartRequired),
    z.maxLength(4, accountMessages.phonePartTooLong),
    z.regex(/^\d*$/, accountMessages.digitsOnly),
  );

/**
 * Normalises a phone number in any notation to the number dialled in Korea: without separators, and with 0 instead of
 * the country code.
 */
export const normalizePhone = (text: string): string =>
  withoutSeparators(text).replace(/^(?:\+82|0082|82(?=\d{8}))0?/, '0');

/** A mobile number of 10 or 11 digits without dashes: a listed prefix, 3 or 4 digits, then 4. */
export const mobile = typedText(phoneLength, accountMessages.mobileInvalid).check(
  z.overwrite(normalizePhone),
  z.regex(/^(?:01[016789]\d{3,4}|070\d{4})\d{4}$/, accountMessages.mobileInvalid),
);

/** A landline number without dashes, or empty (spec 001 §5: sent only if all three parts are filled in). */
export const landline = typedText(phoneLength, accountMessages.phoneInvalid).check(
  z.overwrite(normalizePhone),
  z.regex(new RegExp(`^(?:(?:${areaCodes.join('|')})\\d{2,8})?$`), accountMessages.phoneInvalid),
);

/** Splits 10 digits into 3+3+4 and 11 digits into 3+4+4 (spec 001 §5); anything else becomes `front`. */
export function phonePartsOf(digits: string): PhoneParts {
  const parts = /^(\d{3})(\d{3,4})(\d{4})$/.exec(digits);
  return { prefix: parts?.[1] ?? '', front: parts?.[2] ?? digits, back: parts?.[3] ?? '' };
}

/**
 * Splits a landline number into its area code, the middle, and the last four digits. Joining the parts restores the
 * number. Returns empty parts for an empty number.
 */
export function landlinePartsOf(digits: string): PhoneParts {
  const [, prefix = '', rest = ''] = /^(02|\d{3})(\d+)$/.exec(digits) ?? [];
  const end = Math.max(1, rest.length - 4);
  return { prefix, front: rest.slice(0, end), back: rest.slice(end) };
}

export const joinedPhone = ({ prefix, front, back }: PhoneParts): string => `${prefix}${front}${back}`;

/** Joins the parts of a landline number; returns '' unless all three are filled in. */
export const joinedLandline = (parts: PhoneParts): string =>
  parts.prefix && parts.front && parts.back ? joinedPhone(parts) : '';

/** Parses a complete mobile number into its parts; returns undefined for any other text. */
export function parseMobile(text: string): PhoneParts | undefined {
  const { data } = mobile.safeParse(text);
  return data === undefined ? undefined : phonePartsOf(data);
}

const completeLandline = new RegExp(`^(?:${areaCodes.join('|')})\\d{7,8}$`);

/** Parses a complete landline number into its parts; returns undefined for any other text. */
export function parseLandline(text: string): PhoneParts | undefined {
  const digits = normalizePhone(text);
  return completeLandline.test(digits) ? landlinePartsOf(digits) : undefined;
}

/**
 * Normalises the fields: splits a complete number that was entered into one of them, and also the last two parts if
 * both were entered into one field. `parseComplete` parses a complete number.
 */
export function splitPhoneParts(
  { prefix, ...entered }: PhoneParts,
  parseComplete: (text: string) => PhoneParts | undefined,
): PhoneParts {
  const parsed = parseComplete(entered.front) ?? parseComplete(entered.back);
  if (parsed) return parsed;
  const front = withoutSeparators(entered.front);
  const back = withoutSeparators(entered.back);
  const [, start, end] = (front === '' || back === '' ? /^(\d{3,4})(\d{4})$/.exec(front + back) : null) ?? [];
  return start !== undefined && end !== undefined ? { prefix, front: start, back: end } : { prefix, front, back };
}
