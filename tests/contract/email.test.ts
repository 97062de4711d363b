import { describe, expect, test } from 'vitest';
import { email, emailDomain, emailDomains, emailPartsOf, emailUsername, joinedEmail } from '#contract/account/email.ts';
import { profileOf } from '#contract/account/profile.ts';
import { member01 } from '#tests/fixtures/member.ts';

const accepts = (schema: typeof email, text: string) => schema.safeParse(text).success;
/** Returns a domain of this length whose labels have 40 characters. */
const domainOf = (length: number) => `${`${'a'.repeat(40)}.`.repeat(2)}${'a'.repeat(length - 85)}.kr`;

test('seven domains are listed (spec 001 §3)', () => {
  expect(emailDomains).toEqual([
    'naver.com',
    'gmail.com',
    'daum.net',
    'hanmail.net',
    'nate.com',
    'yahoo.co.kr',
    'kakao.com',
  ]);
});

describe.each(emailDomains)('the listed domain %s', (domain) => {
  test('can be typed, completes an address, and is selected in the profile', () => {
    const address = joinedEmail(' haneul ', ` ${domain} `);
    const { emailUsername: username, emailDomain: chosen } = profileOf({ ...member01, email: address });
    expect([accepts(emailDomain, domain), address, accepts(email, address), username, chosen]).toEqual([
      true,
      `haneul@${domain}`,
      true,
      'haneul',
      domain,
    ]);
  });
});

describe('the length of', () => {
  test.each([
    [63, true],
    [64, true],
    [65, false],
  ])('a name of %i characters is accepted: %s', (length, isAccepted) => {
    const name = 'a'.repeat(length);
    expect([accepts(emailUsername, name), accepts(email, `${name}@naver.com`)]).toEqual([isAccepted, isAccepted]);
  });

  test.each([
    [119, true],
    [120, true],
    [121, false],
  ])('a domain of %i characters is accepted: %s', (length, isAccepted) => {
    const domain = domainOf(length);
    expect([domain.length, accepts(emailDomain, domain), accepts(email, `a@${domain}`)]).toEqual([
      length,
      isAccepted,
      isAccepted,
    ]);
  });

  test('the longest address has the longest parts', () => {
    const longest = `${'a'.repeat(64)}@${domainOf(120)}`;
    expect([longest.length, accepts(email, longest)]).toEqual([185, true]);
  });
});

test.each([
  'naver',
  '.com',
  'naver.',
  'naver.c',
  '-naver.com',
  'naver-.com',
  'na_ver.com',
  'naver..com',
  '네이버.com',
  'naver.com/',
])('%j is not a domain', (domain) => {
  expect(accepts(emailDomain, domain)).toBe(false);
});

test.each([
  [' haneul@naver.com ', { username: 'haneul', domain: 'naver.com' }],
  ['a@b@naver.com', { username: 'a@b', domain: 'naver.com' }],
  ['a@b@', { username: 'a', domain: 'b@' }],
  ['a@@', { username: 'a', domain: '@' }],
  ['haneul', undefined],
  ['haneul@', undefined],
  ['@naver.com', undefined],
  ['@', undefined],
  ['', undefined],
])('%j is split into %j', (text, parts) => {
  expect(emailPartsOf(text)).toEqual(parts);
});
