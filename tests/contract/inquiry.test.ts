import { describe, expect, test } from 'vitest';
import {
  emptyInquiry,
  inquiryContentsLength,
  inquiryErrors,
  inquiryOf,
  sendInquiry,
  type InquiryForm,
} from '#contract/membership/inquiry.ts';
import { completeInquiry } from '#tests/flows/inquiry/flow.ts';

const errorsWith = (changed: Partial<InquiryForm>) => inquiryErrors({ ...completeInquiry, ...changed });

test('a complete form has no errors, with or without the optional fields', () => {
  expect([errorsWith({}), errorsWith({ email: '', postCode: '', address1: '', address2: '', contents: '' })]).toEqual([
    {},
    {},
  ]);
});

test('an empty form has an error for each required field, in the order of the spec', () => {
  expect(Object.entries(inquiryErrors(emptyInquiry))).toEqual([
    ['name', '성함을 입력해 주세요.'],
    ['contact', '연락 가능한 연락처를 입력해주세요.'],
    ['inquirerType', '회원 구분을 체크해주세요.'],
    ['inquiryType', '문의 구분을 체크해주세요.'],
    ['agreed', '개인정보 수집 및 이용에 대한 동의에 체크해주세요.'],
  ]);
});

test('an invalid form has its errors in the same order', () => {
  const wrong = {
    ...emptyInquiry,
    name: '김1',
    email: 'sky',
    contact: '12',
    address2: '가'.repeat(101),
    contents: '가'.repeat(2_001),
  };
  expect(Object.entries(inquiryErrors(wrong))).toEqual([
    ['name', '한글이나 영어로 이름을 입력해주세요.'],
    ['email', '이메일을 형식에 맞게 입력해주세요.'],
    ['contact', '휴대폰번호를 형식에 맞게 입력해주세요.'],
    ['address2', '상세 주소는 100자 이내로 입력해 주세요.'],
    ['inquirerType', '회원 구분을 체크해주세요.'],
    ['inquiryType', '문의 구분을 체크해주세요.'],
    ['contents', '문의 내용은 2,000자 이내로 입력해 주세요.'],
    ['agreed', '개인정보 수집 및 이용에 대한 동의에 체크해주세요.'],
  ]);
});

describe('the name', () => {
  test.each(['김하늘', 'Jane Doe', 'kim', '김 Sky', '김하늘'.normalize('NFD'), '  김하늘  ', '가'.repeat(50)])(
    'may be %j',
    (name) => expect(errorsWith({ name })).toEqual({}),
  );
  test.each(['', '   '])('%j is missing', (name) =>
    expect(errorsWith({ name })).toEqual({ name: '성함을 입력해 주세요.' }),
  );
  test.each(['김하늘2', '金', '김-하늘', '김  하늘', 'ㄱㅎㄴ', '김하늘!', 'José', '김\t하늘', '가'.repeat(51)])(
    '%j is neither Korean nor English',
    (name) => expect(errorsWith({ name })).toEqual({ name: '한글이나 영어로 이름을 입력해주세요.' }),
  );
});

describe('the e-mail', () => {
  test.each(['sky@example.com', 'sky.kim+golf@mail.example.co.kr'])('may be %j', (email) =>
    expect(errorsWith({ email })).toEqual({}),
  );
  test.each(['sky', 'sky@', '@example.com', 'sky@example', 'sky kim@example.com', 'sky@@example.com'])(
    '%j is not an address',
    (email) => expect(errorsWith({ email })).toEqual({ email: '이메일을 형식에 맞게 입력해주세요.' }),
  );
});

describe('the contact', () => {
  test.each([
    '123-4567',
    '1588-7676',
    '02-123-4567',
    '0212345678',
    '033-799-0130',
    '011-123-4567',
    '010-2345-6789',
    '010 2345 6789',
    '01023456789',
    '+82 10 2345 6789',
    '０１０２３４５６７８９',
  ])('may be %j', (contact) => expect(errorsWith({ contact })).toEqual({}));
  test.each(['', ' ', '--'])('%j is missing', (contact) =>
    expect(errorsWith({ contact })).toEqual({ contact: '연락 가능한 연락처를 입력해주세요.' }),
  );
  test.each(['123456', '010-2345-678a', '010123456789', '+81 10 2345 6789', '전화', '110-2345-6789'])(
    '%j is not a Korean number',
    (contact) => expect(errorsWith({ contact })).toEqual({ contact: '휴대폰번호를 형식에 맞게 입력해주세요.' }),
  );
});

test('the longest texts are accepted, one character more is not', () => {
  const longest = { address2: '가'.repeat(100), contents: '가'.repeat(inquiryContentsLength) };
  expect([inquiryContentsLength, errorsWith(longest)]).toEqual([2_000, {}]);
  expect(errorsWith({ address2: `${longest.address2}가`, contents: `${longest.contents}가` })).toEqual({
    address2: '상세 주소는 100자 이내로 입력해 주세요.',
    contents: '문의 내용은 2,000자 이내로 입력해 주세요.',
  });
});

test('the request body is trimmed, has the number without dashes, and does not include the consent', () => {
  const { agreed: _, ...sent } = completeInquiry;
  expect(
    inquiryOf({
      ...completeInquiry,
      name: ` ${completeInquiry.name.normalize('NFD')} `,
      address2: ' 101동 1203호 ',
      contents: `\n${completeInquiry.contents} `,
    }),
  ).toStrictEqual({ ...sent, contact: '01023456789' });
});

test('a form with errors has no request body', () => {
  expect(() => inquiryOf({ ...completeInquiry, inquirerType: null })).toThrow('회원 구분을 체크해주세요.');
});

test('the call rejects what the form rejects, with the same messages, and an incomplete postcode', () => {
  const { agreed: _, ...nothing } = emptyInquiry;
  const errors = (body: object) => sendInquiry.body.safeParse(body).error?.issues.map(({ message }) => message);
  expect(errors(nothing)).toEqual([
    '성함을 입력해 주세요.',
    '한글이나 영어로 이름을 입력해주세요.',
    '연락 가능한 연락처를 입력해주세요.',
    '휴대폰번호를 형식에 맞게 입력해주세요.',
    '회원 구분을 체크해주세요.',
    '문의 구분을 체크해주세요.',
  ]);
  expect(errors({ ...inquiryOf(completeInquiry), postCode: '1234' })).toEqual([
    '우편번호를 숫자 5자리로 입력해 주세요.',
  ]);
});
