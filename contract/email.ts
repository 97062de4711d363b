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

/** An address as the form could have joined it. */
export const email = z.string().check(
  z.maxLength(185, accountMessages.emailInvalid),
  z.refine((text) => {
    const at = text.lastIndexOf('@');
    return emailUsername.safeParse(text.slice(0, Math.max(at, 0))).success && emailDomain.safeParse(text.slice(at + 1)).success;
  }, accountMessages.emailInvalid),
);
