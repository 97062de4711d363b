import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account-messages.ts';
import { messages } from '#contract/messages.ts';
import { myPageMessages } from '#contract/my-page-messages.ts';
import { loginLockedMessage, refusalMessages } from '#contract/refusal-messages.ts';
import { sha256 } from '#server/crypto/digest.ts';
import { loginLock, passwordGrant } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { myPage, unchanged } from './lib/my.ts';
import { answerOf, ok } from './lib/person.ts';
import { refused, tokenOf } from './lib/read.ts';

const minute = 60_000;
const wrong = refused(400, myPageMessages.wrongPassword);
const locked = (retryAfter: number) => refused(423, loginLockedMessage(retryAfter), { retryAfter });
const unchecked = refused(403, myPageMessages.passwordCheckRequired);
const changed = { ...unchanged, email: 'new@naver.com' };

let app: TestApp;
let token: string;
let my: ReturnType<typeof myPage>;
beforeEach(async () => {
  app = await startApp();
  token = await tokenOf(app);
  my = myPage(app, token);
});

async function guess(times: number) {
  const answers = [];
  for (let count = 0; count < times; count += 1) answers.push(await my.checkPassword('wrong'));
  return answers;
}

describe('the right password', () => {
  test('lets this session change the profile for ten minutes, kept by the hash of its token', async () => {
    expect(await my.checkPassword()).toEqual(ok(null));
    const expiresAt = new Date(app.deps.now().getTime() + 10 * minute);
    expect(await app.deps.db.select().from(passwordGrant)).toEqual([{ tokenHash: sha256(token), purpose: 'PROFILE', expiresAt }]);
  });

  test('given again begins the ten minutes anew', async () => {
    await my.checkPassword();
    app.advance(9 * minute);
    await my.checkPassword();
    app.advance(9 * minute);
    expect(await my.modify(changed)).toEqual(ok(null));
  });

  test('starts the count of wrong ones anew', async () => {
    await guess(4);
    expect(await my.checkPassword()).toEqual(ok(null));
    expect(await app.deps.db.$count(loginLock)).toBe(0);
    expect(await guess(4)).toEqual([wrong, wrong, wrong, wrong]);
  });
});

describe('a wrong password', () => {
  test('is refused and gives nothing', async () => {
    expect(await my.checkPassword('wrong')).toEqual(wrong);
    expect(await my.modify(changed)).toEqual(unchecked);
  });

  test('takes nothing of what was given before', async () => {
    await my.checkPassword();
    await my.checkPassword('wrong');
    expect(await my.modify(changed)).toEqual(ok(null));
  });

  test('locks at the fifth time for 30 minutes, here and at the login', async () => {
    expect(await guess(6)).toEqual([wrong, wrong, wrong, wrong, locked(1800), locked(1800)]);
    expect(await my.checkPassword()).toEqual(locked(1800));
    expect(await answerOf(await app.signIn('member01'))).toEqual(locked(1800));
    app.advance(30 * minute);
    expect(await my.checkPassword()).toEqual(ok(null));
  });

  test('counts together with those of the login and the withdrawal', async () => {
    await app.signIn('MEMBER01', 'wrong');
    await app.signIn('member01', 'wrong');
    await my.leave('wrong');
    expect(await guess(2)).toEqual([wrong, locked(1800)]);
  });

  test('leaves other members alone', async () => {
    await guess(5);
    expect(await myPage(app, await tokenOf(app, 'normal01')).checkPassword()).toEqual(ok(null));
  });

  test.each([
    ['', messages.passwordRequired],
    ['x'.repeat(129), myPageMessages.wrongPassword],
  ])('that cannot be one, %j, is refused uncounted', async (typed, message) => {
    expect(await my.checkPassword(typed)).toEqual(refused(400, message));
    expect(await app.deps.db.$count(loginLock)).toBe(0);
  });
});

describe('a change of the profile', () => {
  test('without a password check is refused and changes nothing', async () => {
    const before = await my.me();
    expect(await my.modify(changed)).toEqual(unchecked);
    expect(await my.me()).toEqual(before);
  });

  test('within ten minutes of it is made, later refused', async () => {
    await my.checkPassword();
    app.advance(10 * minute);
    expect(await my.modify(changed)).toEqual(unchecked);
    await my.checkPassword();
    app.advance(10 * minute - 1);
    expect(await my.modify(changed)).toEqual(ok(null));
  });

  test('after that of another session of the member is refused', async () => {
    await myPage(app, await tokenOf(app)).checkPassword();
    expect(await my.modify(changed)).toEqual(unchecked);
  });

  test('uses it up', async () => {
    await my.checkPassword();
    expect([await my.modify(changed), await my.modify(changed)]).toEqual([ok(null), unchecked]);
  });

  test('uses it up once, of ten at the same time', async () => {
    await my.checkPassword();
    const answers = await Promise.all(Array.from({ length: 10 }, () => my.modify(changed)));
    expect(answers.map((answer) => JSON.stringify(answer)).toSorted()).toEqual(
      [ok(null), ...Array.from({ length: 9 }, () => unchecked)].map((answer) => JSON.stringify(answer)).toSorted(),
    );
  });

  test('that is refused leaves it usable', async () => {
    await my.checkPassword();
    const elsewhere = { companyName: '오크상사', registrationNumber: '1234567891' };
    expect(await my.modify({ ...changed, corporation: elsewhere })).toEqual(refused(400, refusalMessages.invalidRequest));
    expect(await my.modify({ ...changed, mobile: '1' })).toEqual(refused(400, accountMessages.mobileInvalid));
    expect(await my.modify(changed)).toEqual(ok(null));
  });

  test('ends with its session', async () => {
    await my.checkPassword();
    await app.fetch('/api/v1/users/sign-out', { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    expect(await app.deps.db.$count(passwordGrant)).toBe(0);
  });
});
