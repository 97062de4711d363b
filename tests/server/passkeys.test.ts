import { beforeEach, describe, expect, test } from 'vitest';
import { modifyPassword } from '#contract/account/find.ts';
import { me } from '#contract/account/member.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { addPasskey, offerPasskey, passkeys, removePasskey, renamePasskey } from '#contract/account/passkey.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import { signInByPasskey } from '#contract/account/passkey-sign-in.ts';
import { messages } from '#contract/shared/messages.ts';
import { loginLockedMessage, refusalMessages } from '#contract/shared/refusal-messages.ts';
import { member, passkey, passkeyChallenge } from '#server/db/schema.ts';
import { requireNoCertificate } from '#server/services/passkey/require-no-certificate.ts';
import { purge } from '#server/services/purge.ts';
import { eq } from 'drizzle-orm';
import { bearer, post, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { certified, createAuthenticator } from './lib/authenticator.ts';
import { queuedMails } from './lib/mails.ts';
import { checkedToken } from './lib/my.ts';
import {
  added,
  check,
  checked,
  memberWithPasskey,
  offered,
  requested,
  resultOf,
  send,
  signInWith,
} from './lib/passkeys.ts';
import { personNamed, verified } from './lib/person.ts';
import { dataOf, refusalOf, refused, tokenOf } from './lib/read.ts';

const minute = 60_000;
const now = startOfTest.toISOString();
const notAdded = refused(400, passkeyListMessages.notAdded);
const notAccepted = refused(400, passkeyMessages.refused);
const expired = refused(400, passkeyMessages.expired);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const listed = async (token: string) => (await app.get(passkeys.path, token)).json();
const stored = () => app.deps.db.select().from(passkey);
const challenges = () => app.deps.db.$count(passkeyChallenge);

describe('adding', () => {
  let token: string;
  beforeEach(async () => {
    token = await checkedToken(app, await tokenOf(app));
  });
  const add = (attestation: unknown, as = token, name = '내 휴대폰') =>
    send(app, addPasskey, { name, attestation }, bearer(as));

  test('the offer demands a discoverable passkey with user verification and no attestation', async () => {
    expect(await offered(app, token)).toEqual({
      rp: { id: 'localhost', name: '오크 리조트 골프' },
      user: { id: expect.stringMatching(/^[\w-]{43}$/), name: 'member01', displayName: 'member01' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ alg, type: 'public-key' })),
      timeout: passkeyLimits.promptMs,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    });
  });

  test('a passkey is stored with its name, listed, recorded and reported by mail', async () => {
    const phone = createAuthenticator();
    const expected = { id: 1, name: '내 휴대폰', createdAt: now, lastUsedAt: null };
    expect(await added(app, token, phone)).toEqual(expected);
    expect(await listed(token)).toMatchObject({ data: [expected] });
    expect(await stored()).toMatchObject([
      { memberId: 1, credentialId: phone.id, counter: 0, transports: ['hybrid', 'internal'] },
    ]);
    expect(await queuedMails(app)).toMatchObject([
      {
        to: 'haneul.kim@naver.example',
        subject: '[오크 리조트 골프] 패스키 추가 안내',
        text: expect.stringContaining('2026.11.20 18:00에 회원님의 패스키(내 휴대폰)가 추가되었습니다.'),
      },
    ]);
    expect(await (await app.get('/api/v1/my/data', token)).json()).toMatchObject({
      data: {
        passkeys: [{ name: '내 휴대폰', createdAt: now, lastUsedAt: null }],
        accessRecords: [{ action: 'DATA_DOWNLOAD' }, { action: 'PASSKEY_ADDED' }, { action: 'SIGN_IN' }],
      },
    });
  });

  test('the next offer excludes it, and has the same user', async () => {
    const first = await offered(app, token);
    const { id } = createAuthenticator();
    await app.deps.db.insert(passkey).values({
      memberId: 1,
      credentialId: id,
      publicKey: 'AA',
      counter: 0,
      transports: ['usb'],
      name: '보안 키',
      createdAt: startOfTest,
    });
    const { user, excludeCredentials } = await offered(app, token);
    expect({ user, excludeCredentials }).toEqual({
      user: first.user,
      excludeCredentials: [{ id, type: 'public-key', transports: ['usb'] }],
    });
  });

  test.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['no user verification', { isVerified: false }],
    ['another challenge', { challenge: 'b3RoZXI' }],
  ])('%s is refused, nothing is stored, and the challenge is used up', async (_, ceremony) => {
    const offer = await offered(app, token);
    const phone = createAuthenticator();
    expect(await refusalOf(await add(phone.create(offer, ceremony)))).toEqual(notAdded);
    expect(await refusalOf(await add(phone.create(offer)))).toEqual(expired);
    expect(await stored()).toEqual([]);
  });

  test('an attestation by a certificate, or garbage, is refused, the first before a certificate is read', async () => {
    const phone = createAuthenticator();
    const offer = await offered(app, token);
    const required = (statement: ReturnType<typeof certified>) => () =>
      requireNoCertificate(phone.create(offer, {}, statement).response);
    expect(required({ format: 'packed', entries: [] })).not.toThrow();
    expect(required(certified(Buffer.alloc(64)))).toThrow('An attestation that was not asked for.');
    const byCertificate = phone.create(await offered(app, token), {}, certified(Buffer.alloc(64)));
    expect(await refusalOf(await add(byCertificate))).toEqual(notAdded);
    const { response, ...credential } = phone.create(await offered(app, token));
    for (const attestationObject of ['AAAA', 'gggggggg'.repeat(350)]) {
      await offered(app, token);
      expect(await refusalOf(await add({ ...credential, response: { ...response, attestationObject } }))).toEqual(
        notAdded,
      );
    }
    expect(await stored()).toEqual([]);
  });

  test('the offer is for its session, for five minutes and for one passkey', async () => {
    const attestation = createAuthenticator().create(await offered(app, token));
    const other = await tokenOf(app);
    expect(await refusalOf(await add(attestation, other))).toEqual(expired);
    app.advance(passkeyLimits.challengeMs);
    expect(await refusalOf(await add(attestation))).toEqual(expired);
    token = await checkedToken(app, token);
    await added(app, token, createAuthenticator());
    expect(await refusalOf(await add(attestation))).toEqual(expired);
  });

  test('a passkey belongs to one member', async () => {
    const shared = createAuthenticator();
    await added(app, token, shared);
    const other = await checkedToken(app, await tokenOf(app, 'corp0001'));
    expect(await refusalOf(await add(shared.create(await offered(app, other)), other))).toEqual(
      refused(400, passkeyMessages.alreadyAdded),
    );
    expect(await stored()).toMatchObject([{ memberId: 1 }]);
  });

  test('a member has at most ten', async () => {
    for (let count = 0; count < passkeyLimits.perMember; count += 1) await added(app, token, createAuthenticator());
    expect(await refusalOf(await send(app, offerPasskey, {}, bearer(token)))).toEqual(
      refused(400, passkeyListMessages.tooMany),
    );
  });

  test.each([
    ['', passkeyListMessages.nameRequired],
    [' \u200b ', passkeyListMessages.nameRequired],
    ['가'.repeat(31), passkeyListMessages.nameTooLong],
  ])('the name %j is refused, and the challenge stays', async (name, message) => {
    const attestation = createAuthenticator().create(await offered(app, token));
    expect(await refusalOf(await add(attestation, token, name))).toEqual(refused(400, message));
    expect((await add(attestation, token, '가'.repeat(30))).status).toBe(200);
  });
});

describe('managing', () => {
  const unchecked = refused(403, myPageMessages.passwordCheckRequired);

  test('needs a password check within ten minutes, except for the list', async () => {
    const { passkey: own } = await memberWithPasskey(app);
    const token = await tokenOf(app);
    const change = { id: own.id, name: '새 이름' };
    for (const [endpoint, body] of [
      [offerPasskey, {}] as const,
      [renamePasskey, change] as const,
      [removePasskey, change] as const,
    ])
      expect(await refusalOf(await send(app, endpoint, body, bearer(token)))).toEqual(unchecked);
    expect(await listed(token)).toMatchObject({ data: [own] });
  });

  test('a passkey is renamed', async () => {
    const { token, passkey: own } = await memberWithPasskey(app);
    const renamed = { ...own, name: '회사 노트북' };
    expect(await resultOf(app, renamePasskey, { id: own.id, name: ' 회사 노트북 ' }, bearer(token))).toEqual(renamed);
    expect(await listed(token)).toMatchObject({ data: [renamed] });
  });

  test('a removed passkey is recorded and reported once, and the password still logs in', async () => {
    const { token, passkey: own } = await memberWithPasskey(app);
    for (let time = 0; time < 2; time += 1)
      expect(await resultOf(app, removePasskey, { id: own.id }, bearer(token))).toBeNull();
    expect(await listed(token)).toMatchObject({ data: [] });
    expect((await queuedMails(app)).map((mail) => mail?.subject)).toEqual([
      '[오크 리조트 골프] 패스키 추가 안내',
      '[오크 리조트 골프] 패스키 삭제 안내',
    ]);
    expect((await app.signIn('member01')).status).toBe(200);
    expect(await refusalOf(await send(app, renamePasskey, { id: own.id, name: '이름' }, bearer(token)))).toEqual(
      refused(400, passkeyListMessages.gone),
    );
  });

  test('another member’s passkey is neither seen, renamed nor removed', async () => {
    const { passkey: own } = await memberWithPasskey(app);
    const other = await checkedToken(app, await tokenOf(app, 'corp0001'));
    expect(await listed(other)).toMatchObject({ data: [] });
    expect(await refusalOf(await send(app, renamePasskey, { id: own.id, name: '내 것' }, bearer(other)))).toEqual(
      refused(400, passkeyListMessages.gone),
    );
    expect(await resultOf(app, removePasskey, { id: own.id }, bearer(other))).toBeNull();
    expect(await stored()).toMatchObject([{ id: own.id, name: '내 휴대폰' }]);
  });

  test('a new password after a verification removes all passkeys, a withdrawal too', async () => {
    const { authenticator } = await memberWithPasskey(app);
    const { ticket } = await checked(app, authenticator);
    const { ci, di, proof } = await verified(app, personNamed('김하늘'));
    const reset = { serviceId: 'member01', password: 'Maple-27!gate', ci, di, proof, userType: 'PERSONAL' };
    expect((await app.fetch(modifyPassword.path, post(reset))).status).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await refusalOf(await signInWith(app, ticket))).toEqual(expired);
    await memberWithPasskey(app, 'corp0001');
    await app.deps.db.delete(member).where(eq(member.serviceId, 'corp0001'));
    expect(await stored()).toEqual([]);
  });
});

describe('logging in', () => {
  test('the request names no member and is new each time', async () => {
    const [first, second] = [await requested(app), await requested(app)];
    expect(first).toEqual({
      secret: expect.stringMatching(/^[\w-]{43}$/),
      options: {
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rpId: 'localhost',
        timeout: passkeyLimits.promptMs,
        userVerification: 'required',
      },
    });
    expect([second.secret === first.secret, second.options.challenge === first.options.challenge]).toEqual([
      false,
      false,
    ]);
  });

  test('the passkey returns the id, and its ticket opens a session like a password', async () => {
    const { authenticator, token } = await memberWithPasskey(app);
    app.advance(minute);
    const { ticket, serviceId } = await checked(app, authenticator);
    expect(serviceId).toBe('member01');
    const opened = await dataOf(await signInWith(app, ticket));
    expect(opened).toEqual({
      ...(await dataOf(await app.signIn('member01'))),
      access_token: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/),
    });
    expect((await app.get(me.path, opened.access_token)).status).toBe(200);
    expect(await listed(token)).toMatchObject({
      data: [{ lastUsedAt: new Date(startOfTest.getTime() + minute).toISOString() }],
    });
  });

  test('a ticket is for one login within two minutes', async () => {
    const { authenticator } = await memberWithPasskey(app);
    const used = await checked(app, authenticator);
    await signInWith(app, used.ticket);
    const late = await checked(app, authenticator);
    app.advance(2 * minute);
    for (const { ticket } of [used, late]) expect(await refusalOf(await signInWith(app, ticket))).toEqual(expired);
  });

  test.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['no user verification', { isVerified: false }],
    ['another challenge', { challenge: 'b3RoZXI' }],
  ])('%s is refused, and the challenge is used up', async (_, ceremony) => {
    const { authenticator } = await memberWithPasskey(app);
    const { secret, options } = await requested(app);
    expect(await refusalOf(await check(app, secret, authenticator.get({ options }, ceremony)))).toEqual(notAccepted);
    expect(await refusalOf(await check(app, secret, authenticator.get({ options })))).toEqual(expired);
  });

  test('a replayed answer, one of another page and a late one are refused', async () => {
    const { authenticator } = await memberWithPasskey(app);
    const first = await requested(app);
    const answer = authenticator.get(first);
    expect((await check(app, first.secret, answer)).status).toBe(200);
    expect(await refusalOf(await check(app, first.secret, answer))).toEqual(expired);
    const other = await requested(app);
    expect(await refusalOf(await check(app, other.secret, answer))).toEqual(notAccepted);
    const late = await requested(app);
    app.advance(passkeyLimits.challengeMs);
    expect(await refusalOf(await check(app, late.secret, authenticator.get(late)))).toEqual(expired);
  });

  test('of concurrent answers to one challenge, one is accepted', async () => {
    const { authenticator } = await memberWithPasskey(app);
    const { secret, options } = await requested(app);
    const answers = await Promise.all([1, 2, 3].map(() => check(app, secret, authenticator.get({ options }))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
  });

  test('an unknown passkey, another member’s name and another key are refused alike', async () => {
    const { authenticator } = await memberWithPasskey(app);
    const other = await memberWithPasskey(app, 'corp0001');
    const otherUser = (await offered(app, other.token)).user.id;
    const stranger = createAuthenticator();
    const forged = createAuthenticator(Buffer.from(authenticator.id, 'base64url'));
    const ownUser = authenticator.get(await requested(app)).response.userHandle;
    for (const answer of [
      (request: Awaited<ReturnType<typeof requested>>) => stranger.get(request, {}, ownUser),
      (request: Awaited<ReturnType<typeof requested>>) => authenticator.get(request, {}, otherUser),
      (request: Awaited<ReturnType<typeof requested>>) => forged.get(request, {}, ownUser),
    ]) {
      const request = await requested(app);
      expect(await refusalOf(await check(app, request.secret, answer(request)))).toEqual(notAccepted);
    }
  });

  test('a counter that goes back, or stays, is refused; without a counter any login is accepted', async () => {
    const { authenticator } = await memberWithPasskey(app);
    await checked(app, authenticator);
    await checked(app, authenticator, 7);
    for (const counter of [7, 6, 0]) {
      const { secret, options } = await requested(app);
      expect(await refusalOf(await check(app, secret, authenticator.get({ options }, { counter })))).toEqual(
        notAccepted,
      );
    }
    expect(await stored()).toMatchObject([{ counter: 7 }]);
    await checked(app, authenticator, 8);
    expect(await stored()).toMatchObject([{ counter: 8 }]);
  });

  test('a removed passkey is refused, and its ticket with it', async () => {
    const { token, authenticator, passkey: own } = await memberWithPasskey(app);
    const { ticket } = await checked(app, authenticator);
    await resultOf(app, removePasskey, { id: own.id }, bearer(token));
    expect(await refusalOf(await signInWith(app, ticket))).toEqual(expired);
    const { secret, options } = await requested(app);
    expect(await refusalOf(await check(app, secret, authenticator.get({ options })))).toEqual(notAccepted);
  });

  test('a dormant member gets the dormant flag', async () => {
    const { authenticator } = await memberWithPasskey(app, 'sleeper01');
    expect(await dataOf(await signInWith(app, (await checked(app, authenticator)).ticket))).toMatchObject({
      dormant: true,
    });
  });

  test('a closed account is refused with its reason', async () => {
    const { authenticator } = await memberWithPasskey(app);
    await app.deps.db.update(member).set({ doubleOf: 2 }).where(eq(member.id, 1));
    expect(await refusalOf(await signInWith(app, (await checked(app, authenticator)).ticket))).toEqual(
      refused(400, refusalMessages.closedAccount),
    );
  });

  test('an id locked by wrong passwords is locked, except on a device that knows it', async () => {
    const { authenticator } = await memberWithPasskey(app);
    const cookie = (await app.signIn('member01')).headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    for (let failures = 0; failures < 5; failures += 1) await app.signIn('member01', 'wrong');
    expect(await refusalOf(await signInWith(app, (await checked(app, authenticator)).ticket))).toEqual(
      refused(423, loginLockedMessage(1_800), { retryAfter: 1_800 }),
    );
    expect((await signInWith(app, (await checked(app, authenticator)).ticket, { Cookie: cookie })).status).toBe(200);
    app.advance(30 * minute);
    expect((await signInWith(app, (await checked(app, authenticator)).ticket)).status).toBe(200);
  });

  test('a login deletes the count of wrong passwords, as with the password', async () => {
    const { authenticator } = await memberWithPasskey(app);
    for (let failures = 0; failures < 4; failures += 1) await app.signIn('member01', 'wrong');
    await signInWith(app, (await checked(app, authenticator)).ticket);
    expect(await refusalOf(await app.signIn('member01', 'wrong'))).toEqual(refused(400, messages.wrongCredentials));
  });

  test('makes the device known, and is recorded; an unusual device is reported by mail', async () => {
    const { authenticator } = await memberWithPasskey(app);
    const iPhone = { 'User-Agent': 'Mozilla/5.0 (iPhone) Version/18.1 Mobile/15E148 Safari/604.1' };
    const response = await signInWith(app, (await checked(app, authenticator)).ticket, iPhone);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^device=[^;]+; .*HttpOnly; SameSite=Strict$/),
    ]);
    expect((await queuedMails(app)).map((mail) => mail?.subject)).toEqual([
      '[오크 리조트 골프] 패스키 추가 안내',
      '[오크 리조트 골프] 새 기기 로그인 안내',
    ]);
    const token = await checkedToken(app, (await dataOf(response)).access_token);
    expect(await (await app.get('/api/v1/my/data', token)).json()).toMatchObject({
      data: {
        accessRecords: [
          { action: 'DATA_DOWNLOAD' },
          { action: 'SIGN_IN', device: 'Safari · iPhone' },
          { action: 'PASSKEY_ADDED' },
          { action: 'SIGN_IN' },
        ],
      },
    });
  });

  test('the site is that of SITE_URL', async () => {
    app = await startApp({ env: { SITE_URL: 'https://golf.example' } });
    const host = { Host: 'golf.example' };
    const token = await checkedToken(app, await tokenOf(app));
    const authenticator = createAuthenticator();
    const site = { origin: 'https://golf.example', rpId: 'golf.example' };
    const offer = await resultOf(app, offerPasskey, {}, { ...bearer(token), ...host });
    expect(offer.rp.id).toBe('golf.example');
    const attestation = authenticator.create(offer, site);
    await resultOf(app, addPasskey, { name: '내 휴대폰', attestation }, bearer(token));
    const elsewhere = await requested(app);
    expect(await refusalOf(await check(app, elsewhere.secret, authenticator.get(elsewhere)))).toEqual(notAccepted);
    const here = await requested(app);
    expect((await check(app, here.secret, authenticator.get(here, site))).status).toBe(200);
  });

  test('calls are limited per client address like other logins', async () => {
    app = await startApp({ env: { SIGN_IN_RATE_PER_MINUTE: 2 } });
    await requested(app);
    expect((await send(app, signInByPasskey, { ticket: 'a'.repeat(43) })).status).toBe(400);
    expect((await send(app, signInByPasskey, { ticket: 'a'.repeat(43) })).status).toBe(429);
  });
});

test('expired challenges and tickets are deleted by the clean-up', async () => {
  const { token, authenticator } = await memberWithPasskey(app);
  await offered(app, token);
  await requested(app);
  await checked(app, authenticator);
  expect(await challenges()).toBe(3);
  app.advance(2 * minute);
  await purge(app.deps);
  expect(await challenges()).toBe(2);
  app.advance(3 * minute);
  await purge(app.deps);
  expect(await challenges()).toBe(0);
});

test('a member without passkeys has an empty list', async () => {
  expect(await listed(await tokenOf(app))).toEqual({ status: { code: '0000', message: '' }, data: [] });
});
