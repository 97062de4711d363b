import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import type { ProfileChange } from '#contract/account/profile.ts';
import { refusalMessages, tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';
import { member, memberAddress } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { password, plainPasswords, secondApp, startApp, startOfTest } from './lib/app.ts';
import { myPage, unchanged } from './lib/my.ts';
import { ok } from './lib/person.ts';
import { refused, tokenOf } from './lib/read.ts';

const fresh = 'Fresh2026!b';
const oak = { companyName: '오크상사', registrationNumber: '1234567891' };
const agreed = startOfTest.toISOString();
const hanul = {
  name: '김하늘',
  serviceId: 'member01',
  email: unchanged.email,
  mobile: unchanged.mobile,
  userType: 'PERSONAL',
  corporation: null,
  termsAgree: { emailRcv: true, smsRcv: true, emailRcvDate: agreed, smsRcvDate: agreed },
  address: unchanged.address,
};

let app: TestApp;
let token: string;
let memberPage: ReturnType<typeof myPage>;
beforeEach(async () => {
  app = await startApp();
  token = await tokenOf(app);
  memberPage = myPage(app, token);
});

describe('a saved profile', () => {
  const office = {
    address1: '서울특별시 중구 세종대로 110',
    address2: '',
    postCode: '04524',
    addressType: 'COMPANY',
    contact: '',
  } as const;

  test.each<[string, Partial<ProfileChange>]>([
    ['nothing', {}],
    ['address', { address: office }],
    [
      'landline, without an address that was searched for',
      { address: { address1: '', address2: '', postCode: '', addressType: 'HOME', contact: '0337990101' } },
    ],
    ['no address any more', { address: null }],
  ])('changes only the changed fields: %s', async (_, changed) => {
    const otherRows = await app.deps.db.select().from(member).where(eq(member.id, 2));
    expect(await memberPage.change(changed)).toEqual(ok(null));
    expect(await memberPage.me()).toEqual(ok({ ...hanul, ...changed }));
    expect(await app.deps.db.select().from(member).where(eq(member.id, 2))).toEqual(otherRows);
  });

  test('adds an address to a member who had none', async () => {
    const page = myPage(app, await tokenOf(app, 'normal01'));
    const termsAgree = { emailRcv: false, smsRcv: false, emailRcvDate: null, smsRcvDate: null };
    expect(await page.change({ address: office, termsAgree })).toEqual(ok(null));
    expect(await app.deps.db.select().from(memberAddress).where(eq(memberAddress.memberId, 4))).toEqual([
      { memberId: 4, ...office },
    ]);
  });

  test('of a corporation returns its company', async () => {
    const page = myPage(app, await tokenOf(app, 'corp0001'));
    expect(await page.change({ corporation: oak, address: null })).toEqual(ok(null));
    expect(await page.me()).toMatchObject({ data: { corporation: oak } });
  });

  test.each<[string, string, ProfileChange['corporation']]>([
    ['another company’s name', 'corp0001', { ...oak, companyName: '오크상회' }],
    ['another company’s number', 'corp0001', { ...oak, registrationNumber: '9138104278' }],
    ['no company of a corporation', 'corp0001', null],
    ['a company of a person', 'member01', oak],
  ])('with %s is rejected and changes nothing', async (_, serviceId, corporation) => {
    const page = myPage(app, await tokenOf(app, serviceId));
    const before = await page.me();
    expect(await page.change({ corporation, email: 'new@naver.com', address: null, password: fresh })).toEqual(
      refused(400, refusalMessages.invalidRequest),
    );
    expect(await page.me()).toEqual(before);
    expect((await app.signIn(serviceId, password)).status).toBe(200);
  });

  test.each<[object, string]>([
    [{ email: 'haneul' }, accountMessages.emailInvalid],
    [{ mobile: '0212345678' }, accountMessages.mobileInvalid],
    [{ address: { ...office, contact: '123' } }, accountMessages.phoneInvalid],
    [{ password: 'Short1!' }, accountMessages.passwordTooShort],
    [{ password: 'password' }, accountMessages.passwordComposition],
    [{ termsAgree: null }, refusalMessages.invalidRequest],
  ])('with %j is rejected with the message of the contract', async (changed, message) => {
    expect(await memberPage.change(changed)).toEqual(refused(400, message));
  });
});

describe('a new password', () => {
  test('is the only valid one from now on', async () => {
    expect(await memberPage.change({ password: fresh })).toEqual(ok(null));
    expect((await app.signIn('member01', password)).status).toBe(400);
    expect((await app.signIn('member01', fresh)).status).toBe(200);
  });

  test('ends the member’s other sessions, not this one and no one else’s', async () => {
    const [otherToken, otherMemberToken] = [await tokenOf(app), await tokenOf(app, 'normal01')];
    await memberPage.change({ password: fresh });
    const statuses = [memberPage.token(), otherToken, otherMemberToken].map(
      async (each) => (await app.get('/api/v1/users/me', each)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
  });

  test('reactivates a dormant account; other changes do not', async () => {
    const page = myPage(app, await tokenOf(app, 'sleeper01'));
    const dormant = async () =>
      (await app.deps.db.select({ dormant: member.dormant }).from(member).where(eq(member.serviceId, 'sleeper01')))[0]
        ?.dormant;
    await page.change({ email: 'new@naver.com' });
    expect(await dormant()).toBe(true);
    await page.change({ password: fresh });
    expect(await dormant()).toBe(false);
  });

  test('that is easily guessed is rejected, changes nothing and leaves the password check valid', async () => {
    await memberPage.checkPassword();
    for (const guessable of ['Password1!', 'Haneul.kim1!', 'Oakhills1!'])
      expect(await memberPage.modify({ ...unchanged, mobile: '01098765432', password: guessable })).toEqual(
        refused(400, refusalMessages.guessablePassword),
      );
    expect(await memberPage.me()).toEqual(ok(hanul));
    expect(await memberPage.modify({ ...unchanged, password: fresh })).toEqual(ok(null));
  });

  test('is hashed only if nothing else is wrong, and by one member as often in a minute as a client may log in', async () => {
    const hashed: string[] = [];
    const hash = (typed: string) => {
      hashed.push(typed);
      return plainPasswords.hash(typed);
    };
    const limited = secondApp(app.deps, {
      env: { SIGN_IN_RATE_PER_MINUTE: 3 },
      deps: { passwords: { ...plainPasswords, hash } },
    });
    let lastToken = await tokenOf(limited);
    const change = async (current: string, next: string, corporation: ProfileChange['corporation'] = null) => {
      limited.moveTo(`203.0.113.${hashed.length + 20}`);
      const page = myPage(limited, lastToken, current);
      await page.checkPassword();
      lastToken = page.token();
      return page.modify({ ...unchanged, password: next, corporation });
    };
    expect(await change(password, fresh, oak)).toEqual(refused(400, refusalMessages.invalidRequest));
    expect(hashed).toEqual([]);
    const passwords = [password, fresh, 'Third2026!c', 'Fourth2026!d'];
    for (const [index, next] of passwords.slice(1).entries())
      expect(await change(passwords[index] ?? '', next)).toEqual(ok(null));
    expect(await change('Fourth2026!d', 'Fifth2026!e')).toEqual(
      refused(429, tooManyRequestsMessage(60), { retryAfter: 60 }),
    );
    expect(hashed).toEqual(passwords.slice(1));
  });

  test('that can be guessed counts as well, since the estimate takes longer than everything before it', async () => {
    const limited = secondApp(app.deps, { env: { SIGN_IN_RATE_PER_MINUTE: 2 } });
    const page = myPage(limited, await tokenOf(limited));
    limited.moveTo('203.0.113.20');
    await page.checkPassword();
    const guessed = () => page.modify({ ...unchanged, password: 'Korea2026!!' });
    const guessable = refused(400, refusalMessages.guessablePassword);
    expect([await guessed(), await guessed(), await guessed()]).toEqual([
      guessable,
      guessable,
      refused(429, tooManyRequestsMessage(60), { retryAfter: 60 }),
    ]);
  });

  test('that is omitted leaves the old one and the other sessions', async () => {
    const otherToken = await tokenOf(app);
    await memberPage.change({ email: 'new@naver.com' });
    expect((await app.get('/api/v1/users/me', otherToken)).status).toBe(200);
    expect((await app.signIn('member01', password)).status).toBe(200);
  });

  test('changed in two sessions at once is set by one of them, and the other session ends', async () => {
    const otherPage = myPage(app, await tokenOf(app));
    await Promise.all([memberPage.checkPassword(), otherPage.checkPassword()]);
    const responses = await Promise.all([
      memberPage.modify({ ...unchanged, password: fresh }),
      otherPage.modify({ ...unchanged, password: 'Third2026!c' }),
    ]);
    const invalidToken = refused(401, refusalMessages.invalidToken, { error: 'invalid_token' });
    expect(responses).toEqual(expect.arrayContaining([ok(null), invalidToken]));
    const winning = JSON.stringify(responses[0]) === JSON.stringify(ok(null)) ? fresh : 'Third2026!c';
    expect((await app.signIn('member01', winning)).status).toBe(200);
  });
});
