import { expect, test } from 'vitest';
import { addressErrors } from '#contract/account/postcode.ts';

const typed = (postCode: string, address1: string) => addressErrors({ postCode, address1 });

test.each([
  ['26304', '강원특별자치도 원주시 치악숲로 210', {}],
  ['', '', {}],
  [' 263-04 ', ' 치악숲로 210 ', {}],
  ['２６３０４', '치악숲로 210', {}],
  ['2630', '치악숲로 210', { postCode: '우편번호를 숫자 5자리로 입력해 주세요.' }],
  ['원주시', '치악숲로 210', { postCode: '우편번호를 숫자 5자리로 입력해 주세요.' }],
  ['', '치악숲로 210', { postCode: '우편번호를 입력해 주세요.' }],
  ['26304', '', { address1: '주소를 입력해 주세요.' }],
  ['26304', '  ', { address1: '주소를 입력해 주세요.' }],
  ['26304', '가'.repeat(201), { address1: '주소를 200자 이내로 입력해 주세요.' }],
])('a typed address of %j and %j has the errors %j', (postCode, address1, errors) =>
  expect(typed(postCode, address1)).toEqual(errors),
);
