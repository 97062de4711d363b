import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { daysInMonth, isOfAge, selectableYears } from '#contract/account/birthday.ts';
import { bookings } from '#contract/booking/booking.ts';
import { ofClub } from '#contract/clubs/club.ts';
import { address } from '#contract/account/contact-info.ts';
import { endSession } from '#contract/account/device-session.ts';
import { documentById } from '#contract/site/document.ts';
import { checkId, findCorporation } from '#contract/account/find.ts';
import {
  carouselLimits,
  hideDurationMs,
  hidesAt,
  modalTransitionMs,
  scrollLimits,
  subMenuGraceMs,
} from '#contract/site/frame-limits.ts';
import { inquiryOf, sendInquiry } from '#contract/membership/inquiry.ts';
import { credentialLength, loginLock, signOutTimeoutMs } from '#contract/shared/limits.ts';
import { credentials } from '#contract/account/member.ts';
import { noticePageSize } from '#contract/news/notice-kinds.ts';
import { offerPageSize } from '#contract/news/offer-kinds.ts';
import { lastPageNumber } from '#contract/shared/page-number.ts';
import { pageNumber, pageSize } from '#contract/http/paging.ts';
import { newPassword, passwordRules } from '#contract/account/password.ts';
import { checkPassword, passwordGrantMs, profileChange, profileOf, modifyProfile } from '#contract/account/profile.ts';
import { companyName, registrationParts } from '#contract/account/registration-number.ts';
import { lastRowId } from '#contract/shared/row-id.ts';
import { searchText } from '#contract/news/search-text.ts';
import { serviceId } from '#contract/account/service-id.ts';
import { registration } from '#contract/account/sign-up.ts';
import { niceSuccess, proof, verificationLimits } from '#contract/account/verification.ts';
import { leave, leaveTextLength, withdrawnIdRetentionMs } from '#contract/account/withdrawal.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { completeInquiry } from '#tests/flows/inquiry/flow.ts';

const repeated = (length: number, letter = 'a') => letter.repeat(length);
const home = { postCode: '26304', address1: '강원특별자치도', address2: '', addressType: 'HOME', contact: '' } as const;
const inquiry = inquiryOf(completeInquiry);
const range = { playDateFrom: '2026-10-21', playDateTo: '2026-11-21' };
const partOf = (schema: z.ZodMiniType, name: string): z.ZodMiniType =>
  (schema as z.ZodMiniObject<Record<string, z.ZodMiniType>>).shape[name] ?? z.never();
const accepted = (schema: z.ZodMiniType, values: readonly unknown[]) =>
  values.map((value) => schema.safeParse(value).success);

/** Limits of length: each value is tried one below, at and one above the limit. */
describe.each<[string, number, z.ZodMiniType, (length: number) => unknown]>([
  ['an id to log in with', 64, credentials, (length) => ({ serviceId: repeated(length), password: 'x' })],
  ['a password to log in with', 128, credentials, (length) => ({ serviceId: 'a', password: repeated(length) })],
  ['a password that is checked', 128, checkPassword.body, (length) => ({ password: repeated(length) })],
  ['a password to leave with', 128, leave.body, (length) => ({ reason: '기타', password: repeated(length) })],
  [
    'an id whose password is looked for',
    64,
    checkId.query,
    (length) => ({ serviceId: repeated(length), userType: 'PERSONAL' }),
  ],
  ['a new id', 12, serviceId, (length) => repeated(length)],
  ['a new password', 20, newPassword, (length) => `Ab1!${repeated(length - 4)}`],
  ['a company’s name', 60, companyName, (length) => repeated(length, '가')],
  [
    'a company’s name that is looked for',
    60,
    findCorporation.query,
    (length) => ({ companyName: repeated(length, '가'), registrationNumber: '1234567891' }),
  ],
  ['the first line of an address', 200, address, (length) => ({ ...home, address1: repeated(length, '가') })],
  ['the second line of an address', 100, address, (length) => ({ ...home, address2: repeated(length, '가') })],
  ['the name of a consultation', 50, sendInquiry.body, (length) => ({ ...inquiry, name: repeated(length, '가') })],
  [
    'its first line of an address',
    200,
    sendInquiry.body,
    (length) => ({ ...inquiry, address1: repeated(length, '가') }),
  ],
  [
    'its second line of an address',
    100,
    sendInquiry.body,
    (length) => ({ ...inquiry, address2: repeated(length, '가') }),
  ],
  ['its contents', 2_000, sendInquiry.body, (length) => ({ ...inquiry, contents: repeated(length, '가') })],
  ['a reason to leave', 304, leave.body, (length) => ({ reason: repeated(length, '가'), password: 'x' })],
  ['a verified name', 100, partOf(registration, 'name'), (length) => repeated(length, '가')],
  ['a text that is searched for', 100, searchText, (length) => repeated(length, '가')],
  ['the number of a membership', 30, bookings.query, (length) => ({ ...range, membNo: repeated(length, '1') })],
  ['the CI of a proof', 120, proof, (length) => ({ ci: repeated(length), di: '', proof: '' })],
  ['the DI of a proof', 120, proof, (length) => ({ ci: '', di: repeated(length), proof: '' })],
  ['the one-time proof', 64, proof, (length) => ({ ci: '', di: '', proof: repeated(length) })],
  ['the handle of an answer', 64, niceSuccess.query, (length) => ({ requestNumber: '1', handle: repeated(length) })],
  ['a request number', 64, niceSuccess.query, (length) => ({ requestNumber: repeated(length) })],
])('%s', (_, maxLength, schema, valueOf) => {
  test(`has at most ${maxLength} characters`, () =>
    expect(accepted(schema, [maxLength - 1, maxLength, maxLength + 1].map(valueOf))).toEqual([true, true, false]));
});

describe.each<[string, number, z.ZodMiniType, (length: number) => unknown]>([
  ['an id to log in with', 1, credentials, (length) => ({ serviceId: repeated(length), password: 'x' })],
  ['a password to log in with', 1, credentials, (length) => ({ serviceId: 'a', password: repeated(length) })],
  ['a new id', 6, serviceId, (length) => repeated(length)],
  ['a new password', 8, newPassword, (length) => `Ab1!${repeated(length - 4)}`],
  ['a company’s name', 1, companyName, (length) => repeated(length, '가')],
  ['the first line of an address', 1, address, (length) => ({ ...home, address1: repeated(length, '가') })],
  ['a name of a consultation', 1, sendInquiry.body, (length) => ({ ...inquiry, name: repeated(length, '가') })],
  ['a request number', 1, niceSuccess.query, (length) => ({ requestNumber: repeated(length) })],
])('%s', (_, minLength, schema, valueOf) => {
  test(`has at least ${minLength} characters`, () =>
    expect(accepted(schema, [minLength - 1, minLength, minLength + 1].map(valueOf))).toEqual([false, true, true]));
});

describe.each<[string, number, z.ZodMiniType, (length: number) => unknown]>([
  ['a postcode of an address', 5, address, (length) => ({ ...home, postCode: repeated(length, '1') })],
  ['a postcode of a consultation', 5, sendInquiry.body, (length) => ({ ...inquiry, postCode: repeated(length, '1') })],
  ['the id of a session', 43, endSession.body, (length) => ({ id: repeated(length) })],
])('%s', (_, exactly, schema, valueOf) => {
  test(`has ${exactly} characters`, () =>
    expect(accepted(schema, [exactly - 1, exactly, exactly + 1].map(valueOf))).toEqual([false, true, false]));
});

describe.each<[string, number, number, z.ZodMiniType, (number: number) => unknown]>([
  ['the page of a list', 1, 1_000_000, pageNumber, String],
  ['the size of a page', 1, 50, pageSize(10), String],
  ['the number of a club', 1, 2_147_483_647, ofClub, (number) => ({ idGolfCC: String(number) })],
  ['the number of a document', 1, 2_147_483_647, documentById.params, (number) => ({ id: String(number) })],
])('%s', (_, min, max, schema, valueOf) => {
  test(`is from ${min} to ${max}`, () =>
    expect(accepted(schema, [min - 1, min, max, max + 1].map(valueOf))).toEqual([false, true, true, false]));
});

test('a registration consents to at most 20 extra documents', () => {
  expect(
    accepted(
      partOf(registration, 'idTerms'),
      [19, 20, 21].map((count) => Array(count).fill(1)),
    ),
  ).toEqual([true, true, false]);
});

test('the length rule in the checklist of a new password has the limits of the schema', () => {
  const length = passwordRules.find(({ id }) => id === 'length');
  expect([7, 8, 20, 21].map((count) => length?.holds(repeated(count)))).toEqual([false, true, true, false]);
});

test.each(Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)))(
  '%s is a letter, a digit or a special character to exactly one rule',
  (character) => {
    expect(passwordRules.filter(({ id, holds }) => id !== 'length' && holds(character)).map(({ id }) => id)).toEqual([
      /[a-z]/.test(character)
        ? 'lower'
        : /[A-Z]/.test(character)
          ? 'upper'
          : /\d/.test(character)
            ? 'digit'
            : 'special',
    ]);
  },
);

test.each([' ', '가', 'é', '\t', '！', '\u007f'])('a new password with %j is rejected', (character) => {
  expect(newPassword.safeParse(`Golf2026!${character}`).error?.issues[0]?.message).toBe(
    '비밀번호는 영문 대/소문자,숫자,특수문자를 포함하여 최소 8자 이상 (8자~20자)으로 조합해주세요.',
  );
});

test('the longest profile that can be typed is accepted', () => {
  const longest = {
    ...profileOf(member01),
    postCode: home.postCode,
    address1: repeated(200, '가'),
    address2: repeated(100, '가'),
    emailUsername: repeated(64),
  };
  expect(modifyProfile.body.safeParse(profileChange(longest, member01, new Date())).success).toBe(true);
});

describe('the age of a member', () => {
  test.each([
    ['2026-02-28T14:59:59Z', { year: 2012, month: 2, day: 29 }, false],
    ['2026-02-28T15:00:00Z', { year: 2012, month: 2, day: 29 }, true],
    ['2028-02-28T15:00:00Z', { year: 2014, month: 2, day: 28 }, true],
    ['2025-12-31T14:59:59Z', { year: 2012, month: 1, day: 1 }, false],
    ['2025-12-31T15:00:00Z', { year: 2012, month: 1, day: 1 }, true],
    ['2026-12-30T15:00:00Z', { year: 1948, month: 12, day: 31 }, false],
    ['2026-12-30T14:59:59Z', { year: 1948, month: 12, day: 31 }, true],
  ])('at %s a person born on %o may join: %s', (at, birthday, isAllowed) =>
    expect(isOfAge(new Date(at), birthday)).toBe(isAllowed),
  );

  test('is within the years that can be selected, the first and the last included', () => {
    const today = new Date('2026-06-15T00:00:00Z');
    const years = selectableYears(today);
    expect([
      years.length,
      isOfAge(today, { year: years[0] ?? 0, month: 1, day: 1 }),
      isOfAge(today, { year: years.at(-1) ?? 0, month: 12, day: 31 }),
    ]).toEqual([64, true, true]);
  });
});

test.each([
  [1, 31],
  [2, 29],
  [3, 31],
  [4, 30],
  [5, 31],
  [6, 30],
  [7, 31],
  [8, 31],
  [9, 30],
  [10, 31],
  [11, 30],
  [12, 31],
])('month %i of a leap year has %i days', (month, days) => expect(daysInMonth(2024, month)).toBe(days));
test.each([
  [1900, 28],
  [2000, 29],
  [2023, 28],
  [2100, 28],
])('February %i has %i days', (year, days) => expect(daysInMonth(year, 2)).toBe(days));

test.each([
  [-1, true],
  [0, false],
  [1, false],
])('a popup whose day ends in %i ms is hidden: %s', (now, isHidden) =>
  expect(hidesAt(1_000_000_000, 1_000_000_000 + now)).toBe(isHidden),
);
test.each([
  [hideDurationMs, true],
  [hideDurationMs + 1, false],
])('a timestamp %i ms in the future hides: %s', (ahead, isHidden) => expect(hidesAt(ahead, 0)).toBe(isHidden));

test('the constants are those of the specs (000 §2, §9; 001 §2, §4, §9)', () => {
  expect({
    loginLock,
    credentialLength,
    signOutTimeoutMs,
    passwordGrantMs,
    withdrawnIdRetentionMs,
    leaveTextLength,
    verificationLimits,
    registrationParts,
    noticePageSize,
    offerPageSize,
    lastPageNumber,
    lastRowId,
    carouselLimits,
    hideDurationMs,
    modalTransitionMs,
    subMenuGraceMs,
    scrollLimits,
  }).toEqual({
    loginLock: { failures: 5, durationMs: 1_800_000 },
    credentialLength: { serviceId: 64, password: 128 },
    signOutTimeoutMs: 3_000,
    passwordGrantMs: 600_000,
    withdrawnIdRetentionMs: 2_592_000_000,
    leaveTextLength: 300,
    verificationLimits: {
      durationMs: 600_000,
      pollIntervalMs: 500,
      confirmMs: 3_000,
      popup: { width: 410, height: 724 },
    },
    registrationParts: [3, 2, 5],
    noticePageSize: 10,
    offerPageSize: { desktop: 6, mobile: 3 },
    lastPageNumber: 1_000_000,
    lastRowId: 2_147_483_647,
    carouselLimits: {
      mainIntervalMs: 5_000,
      sliderIntervalMs: 7_000,
      dragThresholdPx: 50,
    },
    hideDurationMs: 86_400_000,
    modalTransitionMs: 300,
    subMenuGraceMs: 250,
    scrollLimits: {
      scrolledAfterPx: 100,
      arrowMs: 500,
      sideNavigationMs: 200,
      sideNavigationOffsetPx: -250,
      spyIntervalMs: 66,
    },
  });
});
