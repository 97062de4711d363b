import { describe, expect, test } from 'vitest';
import { defaultAgreements } from '#contract/account/agreements.ts';
import { personalInfoErrors, registrationOf, type PersonalInfo } from '#contract/account/personal-info.ts';
import { registration } from '#contract/account/sign-up.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { entered } from '#tests/flows/sign-up/flow.ts';

const at = new Date('2026-11-20T03:00:00.000Z');
const errorsWith = (changed: Partial<PersonalInfo>) => personalInfoErrors({ ...entered, ...changed });

test('a complete form has no errors', () => expect(personalInfoErrors(entered)).toEqual({}));

test.each<[Partial<PersonalInfo>, object]>([
  [{ serviceId: '' }, { serviceId: '아이디를 입력해주세요' }],
  [{ serviceId: ' ' }, { serviceId: '아이디를 입력해주세요' }],
  [{ serviceId: ' newgolfer1 ' }, {}],
  [{ serviceId: 'new golfer' }, { serviceId: '영문과 숫자를 조합하여 입력해주세요.' }],
  [{ serviceId: 'golf' }, { serviceId: '아이디는 6자리이상 12자리 이하로 입력해야 합니다.' }],
  [{ serviceId: 'golf-1234' }, { serviceId: '영문과 숫자를 조합하여 입력해주세요.' }],
  [{ password: 'Ab1!', passwordConfirm: 'Ab1!' }, { password: '8자 이상 입력해주세요' }],
  [
    { password: `Ab1!${'x'.repeat(17)}`, passwordConfirm: `Ab1!${'x'.repeat(17)}` },
    { password: '20자 이내로 입력해주세요' },
  ],
  [
    { password: 'abcdefg1!', passwordConfirm: 'abcdefg1!' },
    { password: '비밀번호는 영문 대/소문자,숫자,특수문자를 포함하여 최소 8자 이상 (8자~20자)으로 조합해주세요.' },
  ],
  [
    { password: '', passwordConfirm: '' },
    { password: '8자 이상 입력해주세요', passwordConfirm: '비밀번호가 일치하지 않아요' },
  ],
  [{ passwordConfirm: '' }, { passwordConfirm: '비밀번호가 일치하지 않아요' }],
  [{ emailUsername: ' ' }, { emailUsername: '이메일을 입력해주세요.' }],
  [{ emailDomain: '' }, { emailDomain: '도메인을 입력해주세요.' }],
  [{ emailDomain: 'naver' }, { emailDomain: '도메인 형식에 맞게 입력해주세요.' }],
  [{ mobile: { prefix: '', front: '1234', back: '5678' } }, { mobile: '번호를 선택해주세요.' }],
  [{ mobile: { prefix: '010', front: '', back: '5678' } }, { mobile: '번호를 입력해주세요.' }],
  [{ mobile: { prefix: '010', front: '12345', back: '5678' } }, { mobile: '4자 이내로 입력해주세요' }],
  [{ mobile: { prefix: '010', front: '12ab', back: '5678' } }, { mobile: '숫자만 입력해 주세요.' }],
  [{ mobile: { prefix: '010', front: '12', back: '34' } }, { mobile: '휴대폰번호를 형식에 맞게 입력해주세요.' }],
  [{ contact: { prefix: '033', front: '79912', back: '' } }, { contact: '4자 이내로 입력해주세요' }],
  [{ contact: { prefix: '', front: '', back: '' } }, {}],
  [{ contact: { prefix: '033', front: '799', back: '' } }, { contact: '번호를 입력해주세요.' }],
  [{ contact: { prefix: '033', front: '', back: '' } }, { contact: '번호를 입력해주세요.' }],
  [{ contact: { prefix: '033', front: '', back: '0101' } }, { contact: '번호를 입력해주세요.' }],
  [{ contact: { prefix: '', front: '799', back: '0101' } }, { contact: '번호를 선택해주세요.' }],
  [{ address2: '가'.repeat(101) }, { address2: '상세 주소는 100자 이내로 입력해 주세요.' }],
])('%o has the errors %o', (changed, errors) => expect(errorsWith(changed)).toEqual(errors));

describe('a registration', () => {
  const sent = (values: PersonalInfo) =>
    registrationOf(values, {
      userType: 'PERSONAL',
      identity: verifiedPerson,
      agreements: { ...defaultAgreements, service: true, privacy: true, sms: false, extraTerms: [4] },
      corporation: null,
      at,
    });

  test('dates the given consents, and omits the others', () => {
    expect(sent(entered).termsAgree).toEqual({
      taService: true,
      taPrivacy: true,
      taPrivacyThirdParty: false,
      emailRcvDate: at.toISOString(),
      smsRcvDate: null,
    });
    expect(sent(entered).idTerms).toEqual([4]);
  });

  test('has an address if any part of one was entered, and a landline only if it is complete', () => {
    const address = { postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210', address2: ' 101동 ' };
    expect(sent(entered).address).toBe(null);
    expect(sent({ ...entered, ...address, contact: { prefix: '033', front: '799', back: '' } }).address).toEqual({
      ...address,
      address2: '101동',
      addressType: 'HOME',
      contact: '',
    });
    expect(
      sent({ ...entered, ...address, contact: { prefix: '033', front: '799', back: '0101' } }).address?.contact,
    ).toBe('0337990101');
    const none = { postCode: '', address1: '', addressType: 'HOME' };
    expect(sent({ ...entered, contact: { prefix: '033', front: '799', back: '0101' } }).address).toEqual({
      ...none,
      address2: '',
      contact: '0337990101',
    });
    expect(sent({ ...entered, address2: '101동' }).address).toEqual({ ...none, address2: '101동', contact: '' });
    expect(sent({ ...entered, contact: { prefix: '033', front: '799', back: '' } }).address).toBe(null);
  });

  test('is accepted by the server', () => expect(registration.safeParse(sent(entered)).success).toBe(true));

  test.each([
    ['김하늘'.normalize('NFD'), '김하늘'],
    [' O’NEILL JOSÉ ', 'O’NEILL JOSÉ'],
  ])('has the verified name: %j is %j', (name, read) => {
    expect(registration.parse({ ...sent(entered), name }).name).toBe(read);
  });

  test.each(['', ' '])('without a name, %j, has the message of the spec', (name) => {
    expect(registration.safeParse({ ...sent(entered), name }).error?.issues.map(({ message }) => message)).toEqual([
      '한글이나 영어로 이름을 입력해주세요.',
    ]);
  });

  test('requires the repeated password, and the number of a company', () => {
    const corporation = { companyName: '오크상사', registrationNumber: '1234567891' };
    const { passwordConfirm, registrationNumber } = registrationOf(entered, {
      userType: 'CORPORATION',
      identity: verifiedPerson,
      agreements: defaultAgreements,
      corporation,
      at,
    });
    expect([passwordConfirm, registrationNumber, sent(entered).registrationNumber]).toEqual([
      entered.password,
      '1234567891',
      null,
    ]);
  });

  test('of a company without company data, or of a person with it, is rejected', () => {
    expect(registration.safeParse({ ...sent(entered), userType: 'CORPORATION' }).success).toBe(false);
    expect(
      registration.safeParse({
        ...sent(entered),
        corporation: { companyName: '오크상사', registrationNumber: '1234567891' },
      }).success,
    ).toBe(false);
  });
});
