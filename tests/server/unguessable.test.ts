import { describe, expect, test } from 'vitest';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { accounts } from '#server/db/seed/accounts.ts';
import { requireUnguessable } from '#server/services/password/require-unguessable.ts';

const person = { serviceId: 'haneul77', name: '김하늘', email: 'skylark.kim@naver.com', mobile: '01098761234', birthday: '1984-03-15' };

/** Returns the error for a password; null if it is accepted. */
function errorOf(password: string): string | null {
  try {
    requireUnguessable(password, person);
    return null;
  } catch (error) {
    return error instanceof ApiError ? `${error.code} ${error.message}` : String(error);
  }
}

const refusal = `400 ${refusalMessages.guessablePassword}`;

describe('a new password is rejected', () => {
  test.each(['P@ssw0rd', 'Passw0rd!', 'Summer2026!', 'Aa123456!', 'Abcd1234!', 'Qwer1234!', '1q2w3e4R!', 'Iloveyou1!', 'Samsung1!', 'Welcome1!', 'Monkey12#'])('if it is a leaked or common one, in any spelling: %s', (password) =>
    expect(errorOf(password)).toBe(refusal));

  test.each(['Oakhills1!', 'Oakvalley1!', 'Wolsongri1!', 'Seongmunan#1', '0akValley!', 'Golf2026!b', 'Golf2027!a', 'Golf!2025z', '2026Golf!a', 'a!Golf2026', 'Resort2026!b', 'Oakhills2026!b', '0akhills2026!b'])('if it is a word of the company: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each(['Rhfvm2026!', 'Dhzmqoffl1!', 'Dkssud12!', 'Tkfkdgo1!', 'qlalfQjsgh1!', 'Eogksalsrnr1!', 'Rhfvm2026!b'])('if it is a Korean word typed on QWERTY: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each(['Haneul77!', 'Skylark1!', 'sKylark1!', 'Aa!01098761234', 'Aa!19840315', 'Rlagksmf1!', 'Gksmf0315!', 'Skylark2026!b', '2026Skylark!b'])('if it is a word of its own member: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each([...new Set(accounts.map(({ password }) => password))])('if it is the published one of the sample members: %s', (password) => expect([password, password.toUpperCase()].map(errorOf)).toEqual([refusal, refusal]));
});

test.each(['Newgolf2026!', 'Fresh2026!b', 'Changed2026!c', 'Another2026!c', 'xT7!mkq2', 'Tnvjtjakszl7!', 'Golf*tiger88', 'MyGolfTrip#48'])('others are accepted: %s', (password) => expect(errorOf(password)).toBe(null));
