import { describe, expect, test } from 'vitest';
import type { Member } from '#contract/account/member.ts';
import { modifyProfile, profileChange, profileErrors, profileOf, type Profile } from '#contract/account/profile.ts';
import { member01 } from '#tests/fixtures/member.ts';

const at = new Date('2026-11-21T03:00:00.000Z');
const address = {
  postCode: '26354',
  address1: '강원특별자치도 원주시 지정면 오크로 66',
  address2: '102동',
  addressType: 'COMPANY',
  contact: '0337691234',
} as const;
const settled: Member = { ...member01, email: 'kim@golf.co.kr', mobile: '0111234567', address };
const form: Profile = profileOf(settled);

test('the form starts with the member’s data, and no password', () =>
  expect(form).toEqual({
    password: '',
    passwordConfirm: '',
    emailUsername: 'kim',
    emailDomain: 'golf.co.kr',
    mobile: { prefix: '011', front: '123', back: '4567' },
    postCode: '26354',
    address1: '강원특별자치도 원주시 지정면 오크로 66',
    address2: '102동',
    addressType: 'COMPANY',
    contact: { prefix: '033', front: '769', back: '1234' },
    emailRcv: true,
    smsRcv: false,
  }));

test('without an address it starts with an empty one of the kind home', () =>
  expect(profileOf(member01)).toMatchObject({
    postCode: '',
    address1: '',
    address2: '',
    addressType: 'HOME',
    contact: { prefix: '', front: '', back: '' },
  }));

test('unchanged data is sent back as it was read', () =>
  expect(profileChange(form, settled, at)).toEqual({
    email: settled.email,
    mobile: settled.mobile,
    address,
    termsAgree: settled.termsAgree,
    corporation: null,
  }));

test('an unchanged form has no errors, and the call accepts it', () => {
  expect(profileErrors(form)).toEqual({});
  expect(modifyProfile.body.safeParse(profileChange(form, settled, at)).success).toBe(true);
});

describe('a password', () => {
  test('is validated, and sent, only if one is typed', () => {
    expect(profileErrors({ ...form, password: 'short', passwordConfirm: 'short' })).toEqual({
      password: '8자 이상 입력해주세요',
    });
    expect(profileErrors({ ...form, passwordConfirm: 'x' })).toEqual({
      password: '8자 이상 입력해주세요',
      passwordConfirm: '비밀번호가 일치하지 않아요',
    });
    expect(
      profileChange({ ...form, password: 'Newgolf2026!', passwordConfirm: 'Newgolf2026!' }, settled, at),
    ).toMatchObject({ password: 'Newgolf2026!' });
  });
});

describe('a consent', () => {
  const earlier = '2025-09-02T00:00:00.000Z';
  const dated = {
    ...settled,
    termsAgree: { emailRcv: true, smsRcv: false, emailRcvDate: earlier, smsRcvDate: earlier },
  };
  const datesOf = (changed: Partial<Profile>) =>
    profileChange({ ...profileOf(dated), ...changed }, dated, at).termsAgree;

  test('newly given has today’s date; an unchanged one retains its date', () =>
    expect(datesOf({ smsRcv: true })).toEqual({
      emailRcv: true,
      smsRcv: true,
      emailRcvDate: earlier,
      smsRcvDate: at.toISOString(),
    }));

  test('withdrawn retains its earlier date', () =>
    expect(datesOf({ emailRcv: false })).toEqual({
      emailRcv: false,
      smsRcv: false,
      emailRcvDate: earlier,
      smsRcvDate: earlier,
    }));
});

test('the company is sent back as it was read', () => {
  const corporation = { companyName: '오크상사', registrationNumber: '1234567891' };
  expect(
    profileChange(form, { ...settled, corporation: { ...corporation, approval: 'PENDING' } }, at).corporation,
  ).toEqual(corporation);
});
