import { describe, expect, test } from 'vitest';
import { email } from '#contract/account/email.ts';
import {
  joinedLandline,
  joinedPhone,
  landline,
  landlinePartsOf,
  mobile,
  phonePartsOf,
} from '#contract/account/phone.ts';
import { foundAddress, type PostcodeResult } from '#contract/account/postcode.ts';

describe('phones', () => {
  test.each([
    ['0101234567', { prefix: '010', front: '123', back: '4567' }],
    ['01012345678', { prefix: '010', front: '1234', back: '5678' }],
    ['123', { prefix: '', front: '123', back: '' }],
  ])('%s is shown in its parts', (digits, parts) => expect(phonePartsOf(digits)).toEqual(parts));

  test.each(['01012345678', '0111234567', '07012345678'])('%s is a mobile number', (text) =>
    expect(mobile.safeParse(text).success).toBe(true),
  );
  test.each(['', '0201234567', '010123456', '010123456789', '010-1234-567a'])('%j is not', (text) =>
    expect(mobile.safeParse(text).success).toBe(false),
  );
  test.each(['', '0212345678', '0337990101', '0647990101'])('%j is accepted as a landline', (text) =>
    expect(landline.safeParse(text).success).toBe(true),
  );
  test.each(['0997990101', '033', '01012345678'])('%j is not', (text) =>
    expect(landline.safeParse(text).success).toBe(false),
  );
  test('a landline is valid with all three parts only', () =>
    expect([
      joinedLandline({ prefix: '033', front: '799', back: '' }),
      joinedLandline({ prefix: '033', front: '799', back: '1' }),
    ]).toEqual(['', '0337991']));
});

describe('e-mail addresses', () => {
  test.each(['haneul@naver.com', 'a.b+c@sub.example.co.kr'])('%s is valid', (text) =>
    expect(email.safeParse(text).success).toBe(true),
  );
  test.each(['', '@naver.com', 'haneul@', 'haneul@naver', 'ha neul@naver.com', 'haneul@@naver.com', '하늘@naver.com'])(
    '%j is not',
    (text) => expect(email.safeParse(text).success).toBe(false),
  );
});

describe('a selected address', () => {
  const chosen: PostcodeResult = {
    zonecode: '26304',
    roadAddress: '강원특별자치도 원주시 치악숲로 210',
    jibunAddress: '강원특별자치도 원주시 무실동 1',
    userSelectedType: 'R',
    bname: '무실동',
    buildingName: '무실 가람뜰아파트',
    apartment: 'Y',
  };

  test('by road includes its neighbourhood and its apartment in parentheses', () => {
    expect(foundAddress(chosen)).toEqual({
      postCode: '26304',
      address1: '강원특별자치도 원주시 치악숲로 210 (무실동, 무실 가람뜰아파트)',
    });
  });

  test.each<[Partial<PostcodeResult>, string]>([
    [{ apartment: 'N' }, '강원특별자치도 원주시 치악숲로 210 (무실동)'],
    [{ bname: '지정면' }, '강원특별자치도 원주시 치악숲로 210 (무실 가람뜰아파트)'],
    [{ bname: '종로1가', apartment: 'N' }, '강원특별자치도 원주시 치악숲로 210 (종로1가)'],
    [{ bname: '세종로', apartment: 'N' }, '강원특별자치도 원주시 치악숲로 210 (세종로)'],
    [{ bname: '지정면', apartment: 'N' }, '강원특별자치도 원주시 치악숲로 210'],
    [{ roadAddress: '', autoRoadAddress: '자동길 1', bname: '', apartment: 'N' }, '자동길 1'],
    [{ userSelectedType: 'J' }, '강원특별자치도 원주시 무실동 1'],
  ])('%o reads %s', (changed, address1) => expect(foundAddress({ ...chosen, ...changed }).address1).toBe(address1));
});

describe('a stored landline', () => {
  test.each([
    ['0337691234', { prefix: '033', front: '769', back: '1234' }],
    ['0212345678', { prefix: '02', front: '1234', back: '5678' }],
    ['0211', { prefix: '02', front: '1', back: '1' }],
    ['', { prefix: '', front: '', back: '' }],
  ])('"%s" is split', (digits, parts) => expect(landlinePartsOf(digits)).toEqual(parts));

  test('is unchanged after joining the parts again', () => {
    const numbers = ['02', '033', '064'].flatMap((area) =>
      Array.from({ length: 7 }, (_, more) => area + '12345678'.slice(0, more + 2)),
    );
    expect(numbers.map((number) => joinedPhone(landlinePartsOf(number)))).toEqual(numbers);
  });
});
