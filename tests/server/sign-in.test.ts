import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import type { TestApp } from './lib/app.ts';
import { startApp, startOfTest } from './lib/app.ts';
import { dataOf, refusalOf, refused } from './lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

describe('sign-in', () => {
  test('the right password returns a token, the dormant flag and the member', async () => {
    const response = await app.signIn('member01');
    const agreed = startOfTest.toISOString();
    expect({ http: response.status, body: await response.json() }).toEqual({
      http: 200,
      body: {
        status: { code: '0000', message: '' },
        data: {
          access_token: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/),
          dormant: false,
          member: {
            name: '김하늘',
            serviceId: 'member01',
            email: 'haneul.kim@naver.example',
            mobile: '01000001001',
            userType: 'PERSONAL',
            corporation: null,
            termsAgree: { emailRcv: true, smsRcv: true, emailRcvDate: agreed, smsRcvDate: agreed },
            address: {
              address1: '강원특별자치도 원주시 치악숲로 210 (무실동, 무실 가람뜰아파트)',
              address2: '101동 1203호',
              postCode: '26304',
              addressType: 'HOME',
              contact: '0337990101',
            },
          },
        },
      },
    });
  });

  test('an id is compared without case and surrounding spaces', async () => {
    const { member } = await dataOf(await app.signIn(' MEMBER01 '));
    expect(member.serviceId).toBe('member01');
  });

  test('a dormant member gets a token and the dormant flag', async () => {
    expect(await dataOf(await app.signIn('sleeper01'))).toMatchObject({ dormant: true, member: { name: '박들' } });
  });

  test('a corporate member has the company', async () => {
    const { member } = await dataOf(await app.signIn('corp0001'));
    expect(member.corporation).toEqual({
      companyName: '오크상사',
      registrationNumber: '1234567891',
      approval: 'APPROVED',
    });
  });

  test('a member without consents has no dates', async () => {
    const { member } = await dataOf(await app.signIn('normal01'));
    expect(member.termsAgree).toEqual({ emailRcv: false, smsRcv: false, emailRcvDate: null, smsRcvDate: null });
  });

  test('two sign-ins open two sessions', async () => {
    const [first, second] = [await dataOf(await app.signIn('member01')), await dataOf(await app.signIn('member01'))];
    expect(first.access_token).not.toBe(second.access_token);
  });

  test('a wrong password and an unknown id have the same response', async () => {
    const wrongCredentials = refused(400, messages.wrongCredentials);
    expect(await refusalOf(await app.signIn('member01', 'wrong'))).toEqual(wrongCredentials);
    expect(await refusalOf(await app.signIn('nobody01', 'wrong'))).toEqual(wrongCredentials);
  });

  test('a password is verified for an unknown id too, against no hash', async () => {
    await app.signIn('nobody01', 'wrong');
    expect(app.observed.verified).toEqual([undefined]);
  });

  test.each([
    [{ serviceId: '', password: 'x' }, messages.serviceIdRequired],
    [{ serviceId: '  ', password: 'x' }, messages.serviceIdRequired],
    [{ serviceId: 'member01', password: '' }, messages.passwordRequired],
    [{ serviceId: 'a'.repeat(65), password: 'x' }, messages.wrongCredentials],
    [{ serviceId: 'member01', password: 'x'.repeat(129) }, messages.wrongCredentials],
  ])('%j is rejected with the message of the contract', async ({ serviceId, password }, message) => {
    expect(await refusalOf(await app.signIn(serviceId, password))).toEqual(refused(400, message));
  });
});
