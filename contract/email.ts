import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';

/** The listed domains; besides them a domain may be typed. */
export const emailDomains = ['naver.com', 'gmail.com', 'daum.net', 'hanmail.net', 'nate.com', 'yahoo.co.kr', 'kakao.com'] as const;
export const directInput = '직접입력';

export const emailUsername = z.string().check(
  z.trim(),
  z.minLength(1, accountMessages.emailRequired),
  z.maxLength(64, accountMessages.emailInvalid),
  z.regex(/^[A-Za-z0-9._%+-]+$/, accountMessages.emailInvalid),
);

export const emailDomain = z.string().check(
  z.trim(),
  z.minLength(1, accountMessages.emailDomainRequired),
  z.maxLength(120, accountMessages.emailDomainInvalid),
  z.regex(/^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/, accountMessages.emailDomainInvalid),
);

/** The address as it is sent: both parts joined. */
export const joinedEmail = (username: string, domain: string): string => `${username.trim()}@${domain.trim()}`;

/** The parts of an address that was entered whole, split at the last `@` with text on both sides; undefined when there is none. */
export function emailPartsOf(text: string): { username: string; domain: string } | undefined {
  const address = text.trim();
  const at = address.lastIndexOf('@', address.length - 2);
  return at > 0 ? { username: address.slice(0, at), domain: address.slice(at + 1) } : undefined;
}

/** An address as the form could have joined it. */
export const email = z.string().check(
  z.maxLength(185, accountMessages.emailInvalid),
  z.refine((text) => {
    const at = text.lastIndexOf('@');
    return emailUsername.safeParse(text.slice(0, Math.max(at, 0))).success && emailDomain.safeParse(text.slice(at + 1)).success;
  }, accountMessages.emailInvalid),
);
