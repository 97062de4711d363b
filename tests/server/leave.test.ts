import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { loginLockedMessage, refusalMessages } from '#contract/shared/refusal-messages.ts';
import { withdrawnIdHash } from '#server/services/member/valid-id.ts';
import {
  consent,
  loginLock,
  member,
  membership,
  session,
  verification,
  withdrawal,
  withdrawnConsent,
  withdrawnId,
} from '#server/db/schema.ts';
import { purge } from '#server/services/purge.ts';
import type { TestApp } from './lib/app.ts';
import { password, post, startApp, startOfTest } from './lib/app.ts';
import { dump } from './lib/dump.ts';
import { myPage, unchanged } from './lib/my.ts';
import { answerOf, ok, personNamed, registrationOf, signUp, verified } from './lib/person.ts';
import { dataOf, refused, tokenOf } from './lib/read.ts';

const day = 24 * 3_600_000;
const invalidToken = refused(401, refusalMessages.invalidToken, { error: 'invalid_token' });
const wrongCredentials = refused(400, messages.wrongCredentials);
const idTaken = refused(400, accountMessages.serviceIdTaken);
const noeul = personNamed('정노을');

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const pageOf = async (serviceId = 'leaver01') => myPage(app, await tokenOf(app, serviceId));
const validId = async (serviceId: string) => answerOf(await app.fetch('/api/v1/users/valid-id', post({ serviceId })));
const join = async (serviceId: string, person = noeul) =>
  answerOf(await signUp(app, registrationOf(await verified(app, person), { serviceId })));

describe('a withdrawn member', () => {
  test('has no session any more, on any device', async () => {
    const [currentToken, otherToken, otherMemberToken] = [
      await tokenOf(app, 'leaver01'),
      await tokenOf(app, 'leaver01'),
      await tokenOf(app, 'normal01'),
    ];
    expect(await myPage(app, currentToken).leave()).toEqual(ok(null));
    expect([await myPage(app, currentToken).me(), await myPage(app, otherToken).me()]).toEqual([
      invalidToken,
      invalidToken,
    ]);
    expect(await myPage(app, otherMemberToken).me()).toMatchObject({ http: 200 });
  });

  test('can no longer sign in, and gets the response for an unknown id', async () => {
    await (await pageOf()).leave();
    expect(await answerOf(await app.signIn('leaver01'))).toEqual(wrongCredentials);
    expect(await answerOf(await app.signIn('nobody01'))).toEqual(wrongCredentials);
  });

  test('may join again at once, under another id', async () => {
    await (await pageOf()).leave();
    expect(await join('leaver02')).toEqual(ok({ serviceId: 'leaver02' }));
    expect((await app.signIn('leaver02', 'Fresh2026!b')).status).toBe(200);
  });

  test('does not affect other members', async () => {
    const countRows = async () => [
      await app.deps.db.$count(member),
      await app.deps.db.$count(membership),
      await app.deps.db.$count(consent),
    ];
    const before = await countRows();
    await (await pageOf()).leave();
    expect(await countRows()).toEqual([(before[0] ?? 0) - 1, before[1], (before[2] ?? 0) - 4]);
  });

  test('leaves no verification of their own, and all those of others', async () => {
    const page = await pageOf();
    await verified(app, noeul);
    await verified(app, noeul, 'IPIN');
    await verified(app, personNamed('김하늘'));
    await page.leave();
    expect(await app.deps.db.$count(verification)).toBe(1);
  });
});

describe('the id of a withdrawn member', () => {
  test('is reserved for 30 days, however it is spelt', async () => {
    await (await pageOf()).leave();
    expect([await validId('leaver01'), await validId('LEAVER01'), await join('Leaver01')]).toEqual([
      idTaken,
      idTaken,
      idTaken,
    ]);
    app.advance(30 * day - 1);
    expect([await validId('leaver01'), await join('leaver01')]).toEqual([idTaken, idTaken]);
  });

  test('is free afterwards, and its hash is purged', async () => {
    await (await pageOf()).leave();
    app.advance(30 * day);
    await purge(app.deps);
    expect(await app.deps.db.$count(withdrawnId)).toBe(0);
    expect([await validId('leaver01'), await join('leaver01')]).toEqual([ok(null), ok({ serviceId: 'leaver01' })]);
  });

  test('is reserved for another 30 days when its next member withdraws', async () => {
    await (await pageOf()).leave();
    app.advance(40 * day);
    await join('leaver01');
    const { access_token: token } = await dataOf(await app.signIn('leaver01', 'Fresh2026!b'));
    expect(await myPage(app, token).leave('Fresh2026!b')).toEqual(ok(null));
    expect(await app.deps.db.select().from(withdrawnId)).toEqual([
      { idHash: withdrawnIdHash(app.deps.keys, 'leaver01'), until: new Date(startOfTest.getTime() + 70 * day) },
    ]);
  });
});

describe('the remaining data', () => {
  test('is the reason and the consents, given and withdrawn, under a hash of the person', async () => {
    const page = await pageOf('member01');
    app.advance(day / 24);
    await page.checkPassword();
    await page.modify({ ...unchanged, termsAgree: { ...unchanged.termsAgree, smsRcv: false } });
    expect(await page.leave(password, '기타: 이사를 갑니다')).toEqual(ok(null));
    const [stored] = await app.deps.db.select().from(withdrawal);
    expect(stored).toEqual({
      id: 1,
      personHash: expect.stringMatching(/^[\w-]{43}$/),
      reason: '기타: 이사를 갑니다',
      at: app.deps.now(),
    });
    const givenConsent = { withdrawalId: 1, documentVersion: '2026-11-01', agreedAt: startOfTest, withdrawnAt: null };
    expect(
      await app.deps.db.select().from(withdrawnConsent).orderBy(withdrawnConsent.kind, withdrawnConsent.documentType),
    ).toEqual([
      { ...givenConsent, kind: 'DOCUMENT', documentType: 'SERVICE' },
      { ...givenConsent, kind: 'DOCUMENT', documentType: 'PRIVACY_JOIN' },
      { ...givenConsent, kind: 'EMAIL', documentType: 'MARKETING' },
      { ...givenConsent, kind: 'SMS', documentType: 'MARKETING', withdrawnAt: app.deps.now() },
    ]);
  });

  test('identifies by its hash the same person of the same kind, and no one else', async () => {
    await (await pageOf()).leave();
    await join('leaver02');
    const { access_token: token } = await dataOf(await app.signIn('leaver02', 'Fresh2026!b'));
    await myPage(app, token).leave('Fresh2026!b');
    await (await pageOf('member01')).leave();
    const hashes = (await app.deps.db.select().from(withdrawal).orderBy(withdrawal.id)).map(
      ({ personHash }) => personHash,
    );
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[2]).not.toBe(hashes[0]);
  });

  test.each([
    ['member01', ['치악숲로', '101동', '0337990101', '51-02-004417', '61-11-000982']],
    ['corp0001', ['오크상사', '1234567891', '51-21-000118']],
  ])('has no personal data of %s, in any table', async (serviceId, more) => {
    const [row] = await app.deps.db.select().from(member).where(eq(member.serviceId, serviceId));
    if (!row) throw new Error('No such member.');
    const personal = [row.serviceId, row.name, row.email, row.mobile, row.birthdate, row.ciSealed, row.di, ...more];
    const page = await pageOf(serviceId);
    const { requestNumber } = await verified(app, personNamed(row.name));
    await page.checkPassword();
    const before = await dump(app.deps.db);
    expect([...personal, requestNumber].filter((value) => !before.includes(value))).toEqual([]);
    await page.leave();
    const after = (await dump(app.deps.db)).toLowerCase();
    expect([...personal, requestNumber].filter((value) => after.includes(value.toLowerCase()))).toEqual([]);
  });
});

describe('a rejected withdrawal', () => {
  test('for a wrong password changes nothing, and the fifth locks this session, not the login', async () => {
    const page = await pageOf();
    const members = () => app.deps.db.select().from(member).orderBy(member.id);
    const before = await members();
    const wrongPassword = refused(400, myPageMessages.wrongPassword);
    const locked = refused(423, loginLockedMessage(1800), { retryAfter: 1800 });
    const responses = [];
    for (let count = 0; count < 5; count += 1) responses.push(await page.leave('wrong'));
    expect(responses).toEqual([wrongPassword, wrongPassword, wrongPassword, wrongPassword, locked]);
    expect([await page.leave(), (await app.signIn('leaver01')).status]).toEqual([locked, 200]);
    expect(await members()).toEqual(before);
    expect([
      await app.deps.db.$count(withdrawal),
      await app.deps.db.$count(withdrawnId),
      await app.deps.db.$count(session),
    ]).toEqual([0, 0, 2]);
  });

  test.each<[string, string, string]>([
    ['', password, myPageMessages.leaveReasonRequired],
    ['  ', password, myPageMessages.leaveReasonRequired],
    ['x'.repeat(305), password, refusalMessages.invalidRequest],
    ['기타', '', myPageMessages.leavePasswordRequired],
    ['기타', 'x'.repeat(129), myPageMessages.wrongPassword],
  ])('for the reason %j and the password %j has a message', async (reason, typed, message) => {
    const page = await pageOf();
    expect(await page.leave(typed, reason)).toEqual(refused(400, message));
    expect(await page.me()).toMatchObject({ http: 200 });
  });
});

test('wrong passwords tried for the id of a withdrawn member, and for the closed accounts of the person, are no longer counted', async () => {
  const countLocks = () => app.deps.db.$count(loginLock);
  await app.deps.db.update(member).set({ doubleOf: 1 }).where(eq(member.serviceId, 'leaver01'));
  const page = await pageOf('member01');
  for (const serviceId of ['member01', 'LEAVER01', 'nobody01']) await app.signIn(serviceId, 'wrong');
  expect(await countLocks()).toBe(3);
  await page.leave();
  expect(await countLocks()).toBe(1);
});
