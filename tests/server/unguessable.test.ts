import { describe, expect, test } from 'vitest';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { accounts } from '#server/db/seed/accounts.ts';
import { ownWords } from '#server/services/password/known-words.ts';
import { requireUnguessable } from '#server/services/password/require-unguessable.ts';

const person = {
  serviceId: 'haneul77',
  name: '김하늘',
  email: 'skylark.kim@naver.com',
  mobile: '01098761234',
  birthday: '1984-03-15',
};

/** Returns the error for a password; null if it is accepted. */
function errorOf(password: string, by = person): string | null {
  try {
    requireUnguessable(password, by);
    return null;
  } catch (error) {
    return error instanceof ApiError ? `${error.code} ${error.message}` : String(error);
  }
}

const refusal = `400 ${refusalMessages.guessablePassword}`;

describe('a new password is rejected', () => {
  test.each([
    'P@ssw0rd',
    'Passw0rd!',
    'Summer2026!',
    'Aa123456!',
    'Abcd1234!',
    'Qwer1234!',
    '1q2w3e4R!',
    'Iloveyou1!',
    'Samsung1!',
    'Welcome1!',
    'Monkey12#',
  ])('if it is a leaked or common one, in any spelling: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each([
    'Oakhills1!',
    'Oakvalley1!',
    'Wolsongri1!',
    'Seongmunan#1',
    '0akValley!',
    'Golf2026!b',
    'Golf2027!a',
    'Golf!2025z',
    '2026Golf!a',
    'a!Golf2026',
    'Resort2026!b',
    'Oakhills2026!b',
    '0akhills2026!b',
  ])('if it is a word of the company: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each(['Rhfvm2026!', 'Dhzmqoffl1!', 'Dkssud12!', 'Tkfkdgo1!', 'qlalfQjsgh1!', 'Eogksalsrnr1!', 'Rhfvm2026!b'])(
    'if it is a Korean word typed on QWERTY: %s',
    (password) => expect(errorOf(password)).toBe(refusal),
  );

  test.each([
    'Haneul77!',
    'Skylark1!',
    'sKylark1!',
    'Aa!01098761234',
    'Aa!19840315',
    'Rlagksmf1!',
    'Gksmf0315!',
    'Skylark2026!b',
    '2026Skylark!b',
  ])('if it is a word of its own member: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each([
    'Rlaalswns1!',
    'Dlatnals12!',
    'Kimminjun1988!',
    'Minjun1990!!',
    'Seoyeon0101!',
    'Youngsoo1!',
    'Parkjimin95!',
    'Leeminho12#',
    'Choi1234!!',
    'Kim1988!!',
    'Dltjdus95!',
    'Minjunkim1!',
    'Namgoongminsu1!',
    'Hwangbominjun1!',
    'JunhoPark@2024',
    'jihoonLEE!1',
  ])('if it is a Korean name, typed or romanised: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each([
    'Korea2026!!',
    'Seoul1988!a',
    'Jejudo2025!',
    'S3oul1988!a',
    'Wpwneh2025!',
    'Qntks2024!!',
    'Busan1004!',
    'Gangnam1!',
    'Jongno2024!!',
    'Seoul!1988!a',
    'Seoulkorea1!',
    'Haeundae20240815!',
  ])('if it is a place: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each([
    'Spring2026!a',
    'Autumn2025!a',
    'Winter26!!',
    'January1!',
    'Monday2026!',
    'Dufma2026!!',
    'Gyeoul2025!',
    'Birthday0412!',
    '20240815Aa!',
    'Aa!20261129',
  ])('if it is a season, a day or a date: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each([
    'Kimchi1234!',
    'K1mchi2026!',
    'Gimchi2026!!',
    'Sarang1004!',
    'Rlacl1234!',
    'Taekwondo1!',
    'Love2026!!',
    'Lovekimchi12!',
  ])('if it is a common Korean word, also romanised: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each([
    'Haneul0315!',
    'Haneul1984!a',
    'Kimhaneul1!',
    'Haneulkim12!',
    'Gksmfrla84!',
    'Gimhaneul12!',
    'H4neul0315!',
  ])('if it is the own name, typed or romanised: %s', (password) => expect(errorOf(password)).toBe(refusal));

  test.each([...new Set(accounts.map(({ password }) => password))])(
    'if it is the published one of the sample members: %s',
    (password) =>
      expect([password, password.toUpperCase()].map((spelling) => errorOf(spelling))).toEqual([refusal, refusal]),
  );
});

test.each([
  'Newgolf2026!',
  'Fresh2026!b',
  'Changed2026!c',
  'Another2026!c',
  'xT7!mkq2',
  'Tnvjtjakszl7!',
  'Golf*tiger88',
  'MyGolfTrip#48',
  'Purple7!Kettle',
  'Blue-Horse-42x',
  '9vK#tq2mZx',
  'Seoul!x7Qz#2w',
  'Kimchi%tq9Lw4',
  'Minjun?7wQz_4k',
  'hT4$wp9L',
  'Sturdy8+Violin',
])('others are accepted: %s', (password) => expect(errorOf(password)).toBe(null));

test('the syllables of a long name are not combined', () => {
  const name = '가나다라마바사아자차'.repeat(10);
  expect(ownWords({ ...person, name }).length).toBeLessThan(200);
});

test('a password of the greatest length takes less than half a second of the processor, with the longest details of a person', () => {
  const details = {
    serviceId: 'a'.repeat(20),
    name: '남궁'.repeat(25),
    email: `${'a.'.repeat(100)}@b.com`,
    mobile: '01098761234',
    birthday: '1984-03-15',
  };
  errorOf('Aa1!Aa1!');
  const secondsOf = (password: string) => {
    const before = process.cpuUsage();
    errorOf(password, details);
    return process.cpuUsage(before).user / 1_000_000;
  };
  const passwords = ['Aa1!Aa1!Aa1!Aa1!Aa1!', 'P@$$w0rdP@$$w0rdP@$$', 'rlaRLA1!rlaRLA1!rlaR', 'Oo0Ii1!|Ll1Ss5$Aa4@Z'];
  expect(passwords.filter((password) => secondsOf(password) > 0.5)).toEqual([]);
});

test.each(['constructor', 'toString', '__proto__'])(
  'an id that is the name of a property of every object is a word like any other: %s',
  (serviceId) => {
    expect(errorOf('xT7!mkq2', { ...person, serviceId })).toBe(null);
  },
);
