import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';
import { refusalMessages } from './refusal-messages.ts';
import { withoutSeparators } from './typed-text.ts';

const weights = [1, 3, 7, 1, 3, 7, 1, 3] as const;

/** The parts of a business registration number as they are typed: 3, 2 and 5 digits. */
export const registrationParts = [3, 2, 5] as const;

/**
 * Whether ten digits are a business registration number: the first eight times their weights, plus the tens and units of
 * the ninth times 5, brought to a multiple of ten by the tenth (`docs/decisions`). Ten zeros satisfy the sum and are none.
 */
export function isRegistrationNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text) || /^0+$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const at = (index: number) => digits[index] ?? 0;
  const ninth = at(8) * 5;
  const sum = weights.reduce((total, weight, index) => total + weight * at(index), 0) + Math.floor(ninth / 10) + (ninth % 10);
  return at(9) === (10 - (sum % 10)) % 10;
}

/** Spec 001 §5: the dashes are removed first. */
export const registrationNumber = z.string().check(z.overwrite(withoutSeparators), z.refine(isRegistrationNumber, accountMessages.invalidRegistrationNumber));

export const companyName = z.string().check(z.trim(), z.minLength(1, accountMessages.companyNameRequired), z.maxLength(60, refusalMessages.invalidRequest));

export const corporation = z.object({ companyName, registrationNumber });
export type Corporation = z.output<typeof corporation>;
