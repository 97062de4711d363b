import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';
import { typedText } from '../shared/bounded-text.ts';
import { normalizeText, withoutSeparators } from '../shared/typed-text.ts';

const weights = [1, 3, 7, 1, 3, 7, 1, 3] as const;

/** Lengths of the three input fields of a business registration number. */
export const registrationParts = [3, 2, 5] as const;

/**
 * Returns whether ten digits are a valid business registration number: the weighted sum of the first eight, plus the
 * tens and units of five times the ninth, plus the tenth is a multiple of ten (`docs/decisions`). Ten zeros pass the
 * checksum but are invalid.
 */
export function isRegistrationNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text) || /^0+$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const at = (index: number) => digits[index] ?? 0;
  const ninth = at(8) * 5;
  const sum =
    weights.reduce((total, weight, index) => total + weight * at(index), 0) + Math.floor(ninth / 10) + (ninth % 10);
  return at(9) === (10 - (sum % 10)) % 10;
}

/** Dashes are removed before validation (spec 001 §5). */
export const registrationNumber = typedText(10, accountMessages.invalidRegistrationNumber).check(
  z.overwrite(withoutSeparators),
  z.refine(isRegistrationNumber, accountMessages.invalidRegistrationNumber),
);

export const companyName = typedText(60, accountMessages.companyNameTooLong).check(
  z.overwrite(normalizeText),
  z.minLength(1, accountMessages.companyNameRequired),
  z.maxLength(60, accountMessages.companyNameTooLong),
);

export const corporation = z.object({ companyName, registrationNumber });
export type Corporation = z.output<typeof corporation>;
