import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';
import { typedText } from '../shared/bounded-text.ts';
import { normalizeText } from '../shared/typed-text.ts';

/** Listed domains; any other domain can be typed in. */
export const emailDomains = [
  'naver.com',
  'gmail.com',
  'daum.net',
  'hanmail.net',
  'nate.com',
  'yahoo.co.kr',
  'kakao.com',
] as const;
export const directInput = '직접입력';

/**
 * Parses an email address in any form in which it is typed or pasted, such as `Haneul <haneul@naver.com>` and
 * `mailto:haneul@naver.com`.
 */
function normalizeEmail(text: string): string {
  const normalized = normalizeText(text);
  return (/<([^<>]+)>$/.exec(normalized)?.[1] ?? normalized).replace(/^mailto:/i, '').trim();
}

export const emailUsername = typedText(64, accountMessages.emailInvalid).check(
  z.overwrite(normalizeText),
  z.minLength(1, accountMessages.emailRequired),
  z.maxLength(64, accountMessages.emailInvalid),
  z.regex(/^[A-Za-z0-9._%+-]+$/, accountMessages.emailInvalid),
);

export const emailDomain = typedText(120, accountMessages.emailDomainInvalid).check(
  z.overwrite(normalizeText),
  z.minLength(1, accountMessages.emailDomainRequired),
  z.maxLength(120, accountMessages.emailDomainInvalid),
  z.regex(/^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/, accountMessages.emailDomainInvalid),
);

/** Joins both parts into the email address to send. */
export const joinedEmail = (username: string, domain: string): string =>
  `${normalizeText(username)}@${normalizeText(domain)}`;

/** Splits an email address at the last `@` with text on both sides; returns undefined if there is none. */
export function emailPartsOf(text: string): { username: string; domain: string } | undefined {
  const address = normalizeEmail(text);
  const atIndex = address.lastIndexOf('@', address.length - 2);
  return atIndex > 0 ? { username: address.slice(0, atIndex), domain: address.slice(atIndex + 1) } : undefined;
}

/**
 * Normalises the two fields: splits a complete email address that was pasted into one of them, and drops a stray `@`
 * where they meet.
 */
export function readEmailParts(typed: { username: string; domain: string }): { username: string; domain: string } {
  const parts = emailPartsOf(typed.username) ?? emailPartsOf(typed.domain);
  return (
    parts ?? {
      username: normalizeText(typed.username).replace(/(.)@$/, '$1'),
      domain: normalizeText(typed.domain).replace(/^@/, ''),
    }
  );
}

/** An email address of the form that the two fields can produce. */
export const email = typedText(185, accountMessages.emailInvalid).check(
  z.overwrite(normalizeEmail),
  z.maxLength(185, accountMessages.emailInvalid),
  z.refine((text) => {
    const atIndex = text.lastIndexOf('@');
    return (
      emailUsername.safeParse(text.slice(0, Math.max(atIndex, 0))).success &&
      emailDomain.safeParse(text.slice(atIndex + 1)).success
    );
  }, accountMessages.emailInvalid),
);
