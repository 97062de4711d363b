import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { loginLockedMessage, refusalMessages } from '#contract/shared/refusal-messages.ts';
import { isRenewal, sessionOf } from '#contract/http/token.ts';
import { sha256 } from '#server/crypto/digest.ts';
import { loginLock, passwordGrant, session } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { myPage, unchanged } from './lib/my.ts';
import { answerOf, ok } from './lib/person.ts';
import { refused, tokenOf } from './lib/read.ts';

const minute = 60_000;
const wrongPassword = refused(400, myPageMessages.wrongPassword);
const locked = (retryAfter: number) => refused(423, loginLockedMessage(retryAfter), { retryAfter });
const unchecked = refused(403, myPageMessages.passwordCheckRequired);
const changed = { ...unchanged, email: 'new@naver.com' };

let app: TestApp;
let token: string;
let page: ReturnType<typeof myPage>;
beforeEach(async () => {
  app = await startApp();
  token = await tokenOf(app);
  page = myPage(app, token);
});

async function guess(times: number) {
  const responses = [];
  for (let count = 0; count < times; count += 1) responses.push(await page.checkPassword('wrong'));
  return responses;
}

describe('the right password', () => {
  test('allows the renewed token of this session to change the profile for ten minutes, stored by the hash of that token', async () => {
    expect(await page.checkPassword()).toEqual(ok({ access_token: page.token() }));
    const expiresAt = new Date(app.deps.now().getTime() + 10 * minute);
    expect(await app.deps.db.select().from(passwordGrant)).toEqual([
      { sessionId: sessionOf(token), tokenHash: sha256(page.token()), purpose: 'PROFILE', expiresAt },
    ]);
  });

  test('given again restarts the ten minutes', async () => {
    await page.checkPassword();
    app.advance(9 * minute);
    await page.checkPassword();
    app.advance(9 * minute);
    expect(await page.modify(changed)).toEqual(ok(null));
  });

  test('resets the count of wrong ones', async () => {
    await guess(4);
    expect(await page.checkPassword()).toEqual(ok({ access_token: page.token() }));
    expect(await app.deps.db.$count(loginLock)).toBe(0);
    expect(await guess(4)).toEqual([wrongPassword, wrongPassword, wrongPassword, wrongPassword]);
  });
});

describe('the renewed token', () => {
  const statusesOf = async (...tokens: string[]) => {
    const statuses = [];
    for (const each of tokens) statuses.push((await app.get('/api/v1/users/me', each)).status);
    return statuses;
  };

  test('belongs to the same session, invalidates the previous one at its first call, and is stored by its hash only', async () => {
    await page.checkPassword();
    expect([isRenewal(page.token(), token), await statusesOf(token, page.token(), token, page.token())]).toEqual([
      true,
      [200, 200, 401, 200],
    ]);
    const now = app.deps.now();
    expect(await app.deps.db.select().from(session)).toEqual([
      {
        id: sessionOf(token),
        tokenHash: sha256(page.token()),
        nextHash: null,
        memberId: 1,
        device: '알 수 없는 기기',
        createdAt: now,
        lastSeenAt: now,
      },
    ]);
  });

  test('does not allow the previous one to change anything, even while that is still valid', async () => {
    await page.checkPassword();
    expect(await myPage(app, token).modify(changed)).toEqual(unchecked);
    expect(await page.modify(changed)).toEqual(ok(null));
  });

  test('replaces one that was issued before and never used', async () => {
    const lost = myPage(app, token);
    await lost.checkPassword();
    await page.checkPassword();
    expect(await statusesOf(lost.token(), token, page.token(), token)).toEqual([401, 200, 200, 401]);
  });

  test('sent by ten simultaneous calls is valid for each', async () => {
    await page.checkPassword();
    const responses = await Promise.all(Array.from({ length: 10 }, () => app.get('/api/v1/users/me', page.token())));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  });

  test('ends with its session, used or not', async () => {
    await page.checkPassword();
    await app.fetch('/api/v1/users/sign-out', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    expect(await statusesOf(token, page.token())).toEqual([401, 401]);
  });

  test('does not extend its session beyond 24 hours after the sign-in, nor revive it after two idle hours', async () => {
    app.advance(119 * minute);
    await page.checkPassword();
    app.advance(121 * minute);
    expect(await statusesOf(page.token())).toEqual([401]);
  });
});

describe('a wrong password', () => {
  test('is rejected and allows nothing', async () => {
    expect(await page.checkPassword('wrong')).toEqual(wrongPassword);
    expect(await page.modify(changed)).toEqual(unchecked);
  });

  test('does not revoke an earlier check', async () => {
    await page.checkPassword();
    await page.checkPassword('wrong');
    expect(await page.modify(changed)).toEqual(ok(null));
  });

  test('locks this session at the fifth attempt for 30 minutes, and neither the login nor another session of the member', async () => {
    const otherSession = myPage(app, await tokenOf(app));
    expect(await guess(6)).toEqual([
      wrongPassword,
      wrongPassword,
      wrongPassword,
      wrongPassword,
      locked(1800),
      locked(1800),
    ]);
    expect(await page.checkPassword()).toEqual(locked(1800));
    expect((await app.signIn('member01')).status).toBe(200);
    expect(await otherSession.checkPassword()).toEqual(ok({ access_token: otherSession.token() }));
    app.advance(30 * minute);
    expect(await page.checkPassword()).toEqual(ok({ access_token: page.token() }));
  });

  test('is counted together with those of the withdrawal in this session', async () => {
    await page.leave('wrong');
    expect(await guess(4)).toEqual([wrongPassword, wrongPassword, wrongPassword, locked(1800)]);
  });

  test('is not rejected because others have locked the id', async () => {
    for (let count = 0; count < 5; count += 1) await app.signIn('member01', 'wrong');
    expect(await answerOf(await app.signIn('member01'))).toEqual(locked(1800));
    expect(await page.checkPassword()).toEqual(ok({ access_token: page.token() }));
  });

  test('does not affect other members', async () => {
    await guess(5);
    const normal = myPage(app, await tokenOf(app, 'normal01'));
    expect(await normal.checkPassword()).toEqual(ok({ access_token: normal.token() }));
  });

  test.each([
    ['', messages.passwordRequired],
    ['x'.repeat(129), myPageMessages.wrongPassword],
  ])('with an invalid format, %j, is rejected and not counted', async (typed, message) => {
    expect(await page.checkPassword(typed)).toEqual(refused(400, message));
    expect(await app.deps.db.$count(loginLock)).toBe(0);
  });
});

describe('a profile change', () => {
  test('without a password check is rejected and changes nothing', async () => {
    const before = await page.me();
    expect(await page.modify(changed)).toEqual(unchecked);
    expect(await page.me()).toEqual(before);
  });

  test('within ten minutes of it succeeds, later it is rejected', async () => {
    await page.checkPassword();
    app.advance(10 * minute);
    expect(await page.modify(changed)).toEqual(unchecked);
    await page.checkPassword();
    app.advance(10 * minute - 1);
    expect(await page.modify(changed)).toEqual(ok(null));
  });

  test('after that of another session of the member is rejected', async () => {
    await myPage(app, await tokenOf(app)).checkPassword();
    expect(await page.modify(changed)).toEqual(unchecked);
  });

  test('consumes the check', async () => {
    await page.checkPassword();
    expect([await page.modify(changed), await page.modify(changed)]).toEqual([ok(null), unchecked]);
  });

  test('consumes the check once, of ten at the same time', async () => {
    await page.checkPassword();
    const responses = await Promise.all(Array.from({ length: 10 }, () => page.modify(changed)));
    expect(responses.map((response) => JSON.stringify(response)).toSorted()).toEqual(
      [ok(null), ...Array.from({ length: 9 }, () => unchecked)].map((response) => JSON.stringify(response)).toSorted(),
    );
  });

  test('that is rejected does not consume it', async () => {
    await page.checkPassword();
    const otherCompany = { companyName: '오크상사', registrationNumber: '1234567891' };
    expect(await page.modify({ ...changed, corporation: otherCompany })).toEqual(
      refused(400, refusalMessages.invalidRequest),
    );
    expect(await page.modify({ ...changed, mobile: '1' })).toEqual(refused(400, accountMessages.mobileInvalid));
    expect(await page.modify(changed)).toEqual(ok(null));
  });

  test('ends with its session', async () => {
    await page.checkPassword();
    await app.fetch('/api/v1/users/sign-out', { method: 'POST', headers: { Authorization: `Bearer ${page.token()}` } });
    expect(await app.deps.db.$count(passwordGrant)).toBe(0);
  });
});
