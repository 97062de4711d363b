import { describe, expect, test } from 'vitest';
import { credentials } from '#contract/account/member.ts';
import { asCredentials } from '#contract/account/credentials.ts';
import { checkId } from '#contract/account/find.ts';
import { companyName } from '#contract/account/registration-number.ts';
import { serviceId } from '#contract/account/service-id.ts';
import { parseDay } from '#contract/shared/calendar.ts';
import { contactInfoErrors, contactOf, type ContactInfo } from '#contract/account/contact-info.ts';
import { email, readEmailParts } from '#contract/account/email.ts';
import { inquiryErrors, inquiryOf } from '#contract/membership/inquiry.ts';
import {
  landline,
  mobile,
  normalizePhone,
  splitPhoneParts,
  parseLandline,
  parseMobile,
} from '#contract/account/phone.ts';
import { composeLongText } from '#contract/shared/typed-text.ts';
import { postCode } from '#contract/account/postcode.ts';
import { completeInquiry } from '#tests/flows/inquiry/flow.ts';
import { entered } from '#tests/flows/sign-up/flow.ts';

describe('a mobile number', () => {
  test.each([
    '010-1234-5678',
    '010.1234.5678',
    '010 1234 5678',
    '(010) 1234-5678',
    '010–1234–5678',
    '010—1234—5678',
    '010−1234−5678',
    '010ㅡ1234ㅡ5678',
    '010·1234·5678',
    '０１０－１２３４－５６７８',
    '+82 10-1234-5678',
    '+82 (0)10-1234-5678',
    '0082 10 1234 5678',
    '82-10-1234-5678',
    '\u202a010\u00ad1234\u200b5678\u202c\n',
  ])('%j is accepted, by the server and the consultation as well', (text) => {
    expect([
      normalizePhone(text),
      mobile.safeParse(text).data,
      parseMobile(text),
      inquiryOf({ ...completeInquiry, contact: text }).contact,
    ]).toEqual(['01012345678', '01012345678', { prefix: '010', front: '1234', back: '5678' }, '01012345678']);
  });

  test.each(['010-1234-567a', '010-12345-5678', '1234-5678', ''])('%j is not a complete one', (text) =>
    expect(parseMobile(text)).toBeUndefined(),
  );
});

describe('a landline', () => {
  test.each([
    ['(02) 123-4567', '021234567', { prefix: '02', front: '123', back: '4567' }],
    ['02.1234.5678', '0212345678', { prefix: '02', front: '1234', back: '5678' }],
    ['+82-33-799-0101', '0337990101', { prefix: '033', front: '799', back: '0101' }],
    ['０３３）７９９－０１０１', '0337990101', { prefix: '033', front: '799', back: '0101' }],
  ])('%j is accepted, by the server and the consultation as well', (text, digits, parts) => {
    expect([
      landline.safeParse(text).data,
      parseLandline(text),
      inquiryOf({ ...completeInquiry, contact: text }).contact,
    ]).toEqual([digits, parts, digits]);
  });

  test.each(['010-1234-5678', '1588-7676', '02-123', ''])('%j is not a complete one', (text) =>
    expect(parseLandline(text)).toBeUndefined(),
  );
});

test('a number of the reservation line is unchanged by the consultation', () => {
  expect([
    inquiryOf({ ...completeInquiry, contact: '1588-7676' }).contact,
    inquiryErrors({ ...completeInquiry, contact: '1588-7676' }),
  ]).toEqual(['15887676', {}]);
});

test.each(['전화 주세요', '010-1234-567x', '010+1234+5678'])('the consultation rejects the number %j', (contact) => {
  expect(inquiryErrors({ ...completeInquiry, contact })).toEqual({ contact: '휴대폰번호를 형식에 맞게 입력해주세요.' });
});

describe('the boxes of a number', () => {
  const none = { prefix: '011', front: '', back: '' };
  const complete = { prefix: '010', front: '1234', back: '5678' };

  test.each([
    ['a whole number in the middle', { ...none, front: '010-1234-5678' }, complete],
    ['a whole number in the last', { ...none, front: '99', back: '01012345678' }, complete],
    ['the last two parts in one', { ...none, front: '1234-5678' }, { ...complete, prefix: '011' }],
    ['the last two parts in the last', { ...none, back: '1234567' }, { prefix: '011', front: '123', back: '4567' }],
    ['full-width digits', { ...none, front: '１２３４', back: '５６７８' }, { ...complete, prefix: '011' }],
    ['too many digits', { ...none, front: '12345', back: '6789' }, { ...none, front: '12345', back: '6789' }],
    ['letters', { ...none, front: '12ab' }, { ...none, front: '12ab' }],
    ['nothing', none, none],
  ])('with %s are parsed as %o', (_, typed, parsed) => expect(splitPhoneParts(typed, parseMobile)).toEqual(parsed));
});

describe('an e-mail address', () => {
  test.each([
    'kim@gmail.com',
    ' kim@gmail.com\n',
    '<kim@gmail.com>',
    '김하늘 <kim@gmail.com>',
    'mailto:kim@gmail.com',
    'ｋｉｍ＠ｇｍａｉｌ．ｃｏｍ',
    'kim@gmail.com\u200b',
  ])('%j is accepted, and split in either box', (text) => {
    const parts = { username: 'kim', domain: 'gmail.com' };
    expect([
      email.safeParse(text).data,
      readEmailParts({ username: text, domain: '' }),
      readEmailParts({ username: '', domain: text }),
    ]).toEqual(['kim@gmail.com', parts, parts]);
  });

  test('that is complete in its first box replaces the domain', () => {
    expect(readEmailParts({ username: 'kim@gmail.com', domain: 'naver.com' })).toEqual({
      username: 'kim',
      domain: 'gmail.com',
    });
  });

  test('may have its @ at the end of the first box or the beginning of the second', () => {
    expect(readEmailParts({ username: 'kim@', domain: '@gmail.com' })).toEqual({
      username: 'kim',
      domain: 'gmail.com',
    });
  });
});

describe('the contact data of a member', () => {
  const typed: ContactInfo = {
    ...entered,
    emailUsername: 'kim@gmail.com',
    emailDomain: '',
    mobile: { prefix: '011', front: '+82 10-1234-5678', back: '' },
    contact: { prefix: '', front: '(033) 799-0101', back: '' },
  };

  test('is split when it is sent, even without a blur', () => {
    expect([contactInfoErrors(typed), contactOf(typed)]).toEqual([
      {},
      {
        email: 'kim@gmail.com',
        mobile: '01012345678',
        address: { postCode: '', address1: '', address2: '', addressType: 'HOME', contact: '0337990101' },
      },
    ]);
  });
});

test.each([
  ['26304', '26304'],
  [' ２６３０４ ', '26304'],
  ['263-04', '26304'],
  ['', ''],
  ['2630', undefined],
  ['2630a', undefined],
])('the postcode %j is parsed as %j', (text, parsed) => expect(postCode.safeParse(text).data).toBe(parsed));

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026.11.21.', '2026-11-21'],
  ['2026. 1. 2. (금)', '2026-01-02'],
  ['2026/11/21', '2026-11-21'],
  ['2026–11–21', '2026-11-21'],
  ['2026년 11월 21일', '2026-11-21'],
  ['２０２６１１２１', '2026-11-21'],
  [' 20261121\n', '2026-11-21'],
  ['2026-11-31', null],
  ['11/21', null],
  ['내일', null],
  ['', null],
])('%j is the date %j', (text, day) => expect(parseDay(text)).toBe(day));

describe('invisible characters, full-width letters and spaces around it are removed from', () => {
  test.each([
    ['김\u00ad하늘\ufeff', '김하늘'],
    ['\u200b Ｊａｎｅ Ｄｏｅ', 'Jane Doe'],
  ])('the name %j of a consultation', (typed, name) => {
    expect([
      inquiryOf({ ...completeInquiry, name: typed }).name,
      inquiryErrors({ ...completeInquiry, name: typed }),
    ]).toEqual([name, {}]);
  });

  test('a company name', () => expect(companyName.safeParse('\ufeff오크\u200b상사 ').data).toBe('오크상사'));

  test('a detail address', () => {
    expect(contactOf({ ...entered, address2: ' １０１동\u200b １２호' }).address?.address2).toBe('101동 12호');
    expect(inquiryOf({ ...completeInquiry, address2: ' １０１동\u200b １２호' }).address2).toBe('101동 12호');
  });

  test('an id, new or existing', () => {
    const typed = '\ufeffｎｅｗｇｏｌｆ１\u200b ';
    expect([
      serviceId.safeParse(typed).data,
      checkId.query.safeParse({ serviceId: typed, userType: 'PERSONAL' }).data?.serviceId,
      credentials.safeParse({ serviceId: typed, password: 'x' }).data?.serviceId,
      asCredentials({ serviceId: typed, password: 'x' }).serviceId,
    ]).toEqual(['newgolf1', 'newgolf1', 'newgolf1', 'newgolf1']);
  });
});

test('a text of any length is composed like a short one', () => {
  const text = '각종 안내 Café Ö 갂ㄱㄴㅏ 🦌'.repeat(100);
  expect([composeLongText(text.normalize('NFD')), composeLongText(text)]).toEqual([text, text]);
});
