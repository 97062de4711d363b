import { describe, expect, test } from 'vitest';
import { inquiryErrors } from '#contract/membership/inquiry.ts';
import {
  areaCodes,
  defaultMobilePrefix,
  joinedLandline,
  joinedPhone,
  landline,
  landlinePartsOf,
  mobile,
  mobilePrefixes,
  phonePart,
  phonePartsOf,
  requiredPhonePart,
} from '#contract/account/phone.ts';
import { completeInquiry } from '#tests/flows/inquiry/flow.ts';

const isLandline = (text: string) => landline.safeParse(text).success;
const isMobile = (text: string) => mobile.safeParse(text).success;
const firstMessage = (schema: typeof phonePart, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message ?? null;

/** 02, and 010 to 099. */
const prefixes = ['02', ...Array.from({ length: 90 }, (_, index) => `0${index + 10}`)];

test('the lists are those of the spec (001 §3, §9)', () => {
  expect([areaCodes, mobilePrefixes, defaultMobilePrefix]).toEqual([
    [
      '02',
      '031',
      '032',
      '033',
      '041',
      '042',
      '043',
      '044',
      '051',
      '052',
      '053',
      '054',
      '055',
      '061',
      '062',
      '063',
      '064',
    ],
    ['010', '011', '016', '017', '018', '019', '070'],
    '011',
  ]);
});

describe.each(areaCodes)('the area code %s', (prefix) => {
  test.each([
    ['1', '1'],
    ['123', '4567'],
    ['1234', '5678'],
  ])('is valid with %s-%s, and splits into these parts again', (front, back) => {
    const parts = { prefix, front, back };
    expect([joinedLandline(parts), isLandline(joinedPhone(parts)), landlinePartsOf(joinedPhone(parts))]).toEqual([
      prefix + front + back,
      true,
      parts,
    ]);
  });

  test.each([
    [{ prefix, front: '', back: '4567' }],
    [{ prefix, front: '123', back: '' }],
    [{ prefix: '', front: '123', back: '4567' }],
  ])('gives an empty number unless all three parts are filled: %o', (parts) => expect(joinedLandline(parts)).toBe(''));

  test('is not valid with no digit, one or nine', () =>
    expect(['', '1', '123456789'].map((rest) => isLandline(prefix + rest))).toEqual([false, false, false]));
  test('is valid in the inquiry form', () =>
    expect(inquiryErrors({ ...completeInquiry, contact: `${prefix}-123-4567` })).toEqual({}));
});

test('a landline begins with a listed area code', () => {
  // 020 to 029 read as 02 and a further digit.
  const others = prefixes.filter((prefix) => !/^02./.test(prefix));
  expect(others.filter((prefix) => isLandline(`${prefix}1234567`))).toEqual(areaCodes);
});

describe.each(mobilePrefixes)('the mobile prefix %s', (prefix) => {
  test('is valid with four and four digits, and splits into these parts again', () => {
    expect([isMobile(`${prefix}12345678`), phonePartsOf(`${prefix}12345678`)]).toEqual([
      true,
      { prefix, front: '1234', back: '5678' },
    ]);
  });

  test('is not valid with two digits in front, or five', () =>
    expect([isMobile(`${prefix}123456`), isMobile(`${prefix}123456789`)]).toEqual([false, false]));
  test('is valid in the inquiry form', () =>
    expect(inquiryErrors({ ...completeInquiry, contact: `${prefix}-1234-5678` })).toEqual({}));
});

test('a mobile number begins with a listed prefix', () => {
  expect(prefixes.filter((prefix) => isMobile(`${prefix}12345678`))).toEqual(mobilePrefixes);
});

test('a mobile number of ten digits is valid with a prefix 01x only', () => {
  expect(prefixes.filter((prefix) => isMobile(`${prefix}1234567`))).toEqual(['010', '011', '016', '017', '018', '019']);
});

test.each([
  ['', null, '번호를 입력해주세요.'],
  ['1', null, null],
  ['1234', null, null],
  ['12345', '4자 이내로 입력해주세요', '4자 이내로 입력해주세요'],
  ['12a', '숫자만 입력해 주세요.', '숫자만 입력해 주세요.'],
  ['１２', '숫자만 입력해 주세요.', '숫자만 입력해 주세요.'],
  ['1 2', '숫자만 입력해 주세요.', '숫자만 입력해 주세요.'],
])('a part %j has the error %j, and where it is required %j', (text, error, requiredError) => {
  expect([firstMessage(phonePart, text), firstMessage(requiredPhonePart, text)]).toEqual([error, requiredError]);
});
