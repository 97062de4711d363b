import * as z from 'zod/mini';
import { typedText, untrimmedText } from '../shared/bounded-text.ts';
import { credentialLength } from '../shared/limits.ts';
import { normalizeText } from '../shared/typed-text.ts';
import { staffMessages } from './staff-messages.ts';

/** Shortest password of a staff member; there is no rule of composition (NIST SP 800-63B §3.1.1.2). */
export const minStaffPasswordLength = 15;

export const loginId = typedText(32, staffMessages.loginIdInvalid).check(
  z.overwrite((text) => normalizeText(text).toLowerCase()),
  z.minLength(1, staffMessages.loginIdRequired),
  z.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, staffMessages.loginIdInvalid),
);

export const staffName = typedText(30, staffMessages.nameTooLong).check(
  z.overwrite(normalizeText),
  z.minLength(1, staffMessages.nameRequired),
  z.maxLength(30, staffMessages.nameTooLong),
);

export const newStaffPassword = z
  .string()
  .check(
    z.minLength(1, staffMessages.passwordRequired),
    z.minLength(minStaffPasswordLength, staffMessages.passwordTooShort),
    z.maxLength(credentialLength.password, staffMessages.passwordTooLong),
  );

/** Six digits of an authenticator app, typed with or without spaces. */
export const oneTimeCode = typedText(12, staffMessages.codeRequired).check(
  z.overwrite((text) => normalizeText(text).replaceAll(/\s/g, '')),
  z.regex(/^\d{6}$/, staffMessages.codeRequired),
);

/** Why personal data is read or exported; it goes to the audit log. */
export const reason = untrimmedText(200, staffMessages.reasonTooLong).check(
  z.trim(),
  z.minLength(1, staffMessages.reasonRequired),
  z.maxLength(200, staffMessages.reasonTooLong),
);

/** Returns the message for a reason that the server would refuse; null for a valid one. */
export const reasonError = (typed: string): string | null => reason.safeParse(typed).error?.issues[0]?.message ?? null;
