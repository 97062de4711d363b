import { expect, test } from 'vitest';
import { companyName, isRegistrationNumber, registrationNumber } from '#contract/account/registration-number.ts';
import { withoutSeparators } from '#contract/shared/typed-text.ts';

const real = [
  '124-81-00998',
  '220-81-62517',
  '120-81-47521',
  '107-86-14075',
  '101-81-09147',
  '120-88-00767',
  '120-87-65763',
];

const withOneChanged = (number: string) =>
  Array.from(number).flatMap((digit, at) =>
    Array.from('0123456789')
      .filter((other) => other !== digit)
      .map((other) => number.slice(0, at) + other + number.slice(at + 1)),
  );

test.each(real)('%s, a real company’s number, is valid', (number) =>
  expect(isRegistrationNumber(withoutSeparators(number))).toBe(true),
);

test.each(real)('%s with any one digit changed is invalid', (number) => {
  expect(withOneChanged(withoutSeparators(number)).filter(isRegistrationNumber)).toEqual([]);
});

test('a company name of more than 60 characters says how long it may be', () =>
  expect(companyName.safeParse('가'.repeat(61)).error?.issues.map(({ message }) => message)).toEqual([
    '회사명은 60자 이내로 입력해 주세요.',
  ]));

test('ten zeros have a valid checksum and are invalid', () => expect(isRegistrationNumber('0000000000')).toBe(false));

test.each(['', '123456789', '12345678911', '123-45-67891', '12345a7891'])('%j is invalid', (text) =>
  expect(isRegistrationNumber(text)).toBe(false),
);

test.each(['1234567891', '9138104278', '9288703157', '9418601188', '9568809037', '9078106529'])(
  '%s, a company of the sandbox, is valid',
  (number) => expect(isRegistrationNumber(number)).toBe(true),
);

test.each([
  '124-81-00998',
  '124 81 00998',
  '124.81.00998',
  '124–81–00998',
  '(124) 81/00998',
  '１２４－８１－００９９８',
  ' 1248100998\u200b',
])('%j is stored as digits', (text) => {
  expect(registrationNumber.safeParse(text).data).toBe('1248100998');
});
