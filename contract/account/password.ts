import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';

const passwordLength = { min: 8, max: 20 } as const;

/** Rules for a new password, in the order of the checklist below its field (spec 001 §5). */
export const passwordRules = [
  {
    id: 'length',
    label: '8자 이상 20자 이내',
    holds: (text: string) => text.length >= passwordLength.min && text.length <= passwordLength.max,
  },
  { id: 'lower', label: '영문 소문자', holds: (text: string) => /[a-z]/.test(text) },
  { id: 'upper', label: '영문 대문자', holds: (text: string) => /[A-Z]/.test(text) },
  { id: 'digit', label: '숫자', holds: (text: string) => /\d/.test(text) },
  { id: 'special', label: '특수문자', holds: (text: string) => /[!-/:-@[-`{-~]/.test(text) },
] as const;

/** Hint in the password field of a form that can be saved without a new password. */
export const optionalPasswordHint = '바꿀 때만 입력해 주세요';

const isComposed = (text: string) =>
  /^[!-~]*$/.test(text) && passwordRules.every(({ id, holds }) => id === 'length' || holds(text));

/** Validates a new password. Stored passwords are never validated by it. */
export const newPassword = z
  .string()
  .check(
    z.minLength(passwordLength.min, accountMessages.passwordTooShort),
    z.maxLength(passwordLength.max, accountMessages.passwordTooLong),
    z.refine(isComposed, accountMessages.passwordComposition),
  );

export type NewPasswordErrors = { password?: string; passwordConfirm?: string };

/** Returns the messages for a new password and its confirmation, which is required and must match (spec 001 §5). */
export function newPasswordErrors({
  password,
  passwordConfirm,
}: {
  password: string;
  passwordConfirm: string;
}): NewPasswordErrors {
  const problem = newPassword.safeParse(password).error?.issues[0]?.message;
  return {
    ...(problem !== undefined && { password: problem }),
    ...((passwordConfirm === '' || passwordConfirm !== password) && {
      passwordConfirm: accountMessages.passwordMismatch,
    }),
  };
}
