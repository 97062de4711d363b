import { beforeEach, describe, expect, test } from 'vitest';
import { success } from '#contract/http/envelope.ts';
import { accountMessages } from '#contract/account/account-messages.ts';
import { identityProviderMessages } from '#contract/account/identity-provider-messages.ts';
import { verification } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { post, secondApp, startApp, startOfTest } from './lib/app.ts';
import { niceSuccess, type Identity } from '#contract/account/verification.ts';
import {
  answerOf,
  cameBack,
  foreignNewcomer,
  newcomer,
  ok,
  redeem,
  startVerification,
  verified,
} from './lib/person.ts';
import { refused } from './lib/read.ts';

const minute = 60_000;
const invalid = refused(400, accountMessages.invalidVerification);
const ended = refused(400, identityProviderMessages.ended);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const lookup = async ({ ci, di, proof }: Pick<Identity, 'ci' | 'di' | 'proof'>, target = app) =>
  answerOf(await target.fetch('/api/v1/users/me/di', post({ ci, di, proof, userType: 'PERSONAL' })));
const proofAccepted = refused(400, accountMessages.unknownMember);

describe('a request', () => {
  const base64 = (min: number) => expect.stringMatching(new RegExp(`^[A-Za-z0-9+/]{${min},}=*$`));
  const form = {
    secret: expect.stringMatching(/^[\w-]{43}$/),
    action: '/sandbox/nice/CheckPlusSafeModel/service.cb',
    fields: {
      m: 'service',
      token_version_id: expect.stringMatching(/^[\w-]{20,}$/),
      enc_data: base64(100),
      integrity_value: base64(43),
    },
  };
  const requestNumber = expect.stringMatching(/^[0-9a-f]{30}$/);

  test('by phone returns its number and the form that leads the popup to the provider', async () => {
    expect(await answerOf(await app.get('/api/v1/nice/check'))).toEqual(
      ok({ requestNumber, encData: base64(100), ...form }),
    );
  });

  test('by i-PIN uses the names of the specification', async () => {
    expect(await answerOf(await app.get('/api/v1/nice-ipin/check'))).toEqual(
      ok({ scprequest: requestNumber, sencData: base64(100), ...form }),
    );
  });

  test('sets a cookie that scripts cannot read, over HTTPS one of this host only; a second request retains it', async () => {
    const first = await app.fetch('/api/v1/nice/check');
    const cookie = first.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^verification=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; SameSite=Lax$/);
    const [sent = ''] = cookie.split(';');
    const second = await app.fetch('/api/v1/nice-ipin/check', { headers: { Cookie: sent } });
    expect(second.headers.get('Set-Cookie')).toBe(cookie);
    const overHttps = secondApp(app.deps, { env: { SITE_URL: 'https://golf.example' } });
    expect((await overHttps.get('/api/v1/nice/check')).headers.get('Set-Cookie')).toMatch(
      /^__Host-verification=[\w-]{43}; Max-Age=1200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('with a cookie that this site has not made gets a new one', async () => {
    const response = await app.fetch('/api/v1/nice/check', { headers: { Cookie: 'verification=planted' } });
    expect(response.headers.get('Set-Cookie')).toMatch(/^verification=[\w-]{43};/);
  });
});

describe('a result', () => {
  test('identifies the person, and from i-PIN has no phone number', async () => {
    const { name, birthdate, gender, nationalinfo, mobileno } = foreignNewcomer;
    const identity = {
      requestNumber: expect.any(String),
      name,
      birthdate,
      gender,
      nationalinfo,
      ci: expect.stringMatching(/^.{88}$/),
      di: expect.stringMatching(/^.{64}$/),
      proof: expect.stringMatching(/^[\w-]{43}$/),
    };
    expect(await verified(app, foreignNewcomer)).toEqual({ ...identity, authType: 'NICE', mobileno });
    expect(await verified(app, foreignNewcomer, 'IPIN')).toEqual({ ...identity, authType: 'IPIN', mobileno: null });
  });

  test('is valid once', async () => {
    const started = await startVerification(app);
    const handle = await cameBack(app, started);
    expect((await redeem(app, started, handle)).status).toBe(200);
    expect(await answerOf(await redeem(app, started, handle))).toEqual(invalid);
  });

  test('is redeemed with the secret, the cookie and the handle of its request only, and a wrong one does not consume it', async () => {
    const [started, another] = [await startVerification(app), await startVerification(app)];
    const [handle, otherHandle] = [await cameBack(app, started), await cameBack(app, another)];
    for (const [wrong, wrongHandle] of [
      [{ ...started, secret: another.secret }, handle],
      [{ ...started, secret: '' }, handle],
      [{ ...started, secret: 'a'.repeat(43) }, handle],
      [{ ...started, cookie: another.cookie }, handle],
      [{ ...started, cookie: '' }, handle],
      [{ ...started, requestNumber: another.requestNumber }, handle],
      [{ ...started, authType: 'IPIN' }, handle],
      [started, otherHandle],
      [started, undefined],
      [started, ''],
    ] as const) {
      expect(await answerOf(await redeem(app, wrong, wrongHandle))).toEqual(invalid);
    }
    expect((await redeem(app, started, handle)).status).toBe(200);
  });

  test('is valid for one of fifty that arrive together', async () => {
    const started = await startVerification(app);
    const handle = await cameBack(app, started);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await redeem(app, started, handle)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  });

  test.each([
    ['tampered', accountMessages.invalidVerification],
    ['otherRequest', accountMessages.invalidVerification],
    ['failure', accountMessages.verificationFailed],
    ['ended', identityProviderMessages.ended],
  ] as const)('of the provider’s outcome %s tells why', async (outcome, message) => {
    const started = await startVerification(app);
    const handle = await cameBack(app, started, newcomer, outcome);
    expect(await answerOf(await redeem(app, started, handle))).toEqual(refused(400, message));
  });

  test('is valid up to ten minutes after the request', async () => {
    const [first, second] = [await startVerification(app), await startVerification(app)];
    const [handle, lateHandle] = [await cameBack(app, first), await cameBack(app, second)];
    app.advance(10 * minute - 1);
    expect((await redeem(app, first, handle)).status).toBe(200);
    app.advance(1);
    expect(await answerOf(await redeem(app, second, lateHandle))).toEqual(ended);
  });

  test('that comes back after its ten minutes is too late', async () => {
    const started = await startVerification(app);
    app.advance(10 * minute);
    expect(await cameBack(app, started)).toBe('');
    expect(await answerOf(await redeem(app, started, undefined))).toEqual(ended);
  });
});

describe('a proof', () => {
  test('is valid for ten minutes after the success', async () => {
    const proof = await verified(app);
    app.advance(10 * minute - 1);
    expect(await lookup(proof)).toEqual(proofAccepted);
    app.advance(1);
    expect(await lookup(proof)).toEqual(invalid);
  });

  test('is valid in every process of the database', async () => {
    expect(await lookup(await verified(app), secondApp(app.deps))).toEqual(proofAccepted);
  });

  test('belongs to one verification: without it, CI and DI, which never change, are not accepted', async () => {
    const [first, second] = [await verified(app), await verified(app)];
    expect(
      await Promise.all(['', 'a'.repeat(43), first.ci].map((proof) => lookup({ ...first, proof: proof.slice(0, 64) }))),
    ).toEqual([invalid, invalid, invalid]);
    expect([await lookup(first), await lookup(second)]).toEqual([proofAccepted, proofAccepted]);
  });

  test('is both values of one person', async () => {
    const [identity, otherIdentity] = [await verified(app), await verified(app, foreignNewcomer)];
    expect(await lookup({ ...identity, di: otherIdentity.di })).toEqual(invalid);
    expect(await lookup({ ...identity, ci: '' })).toEqual(invalid);
  });

  test('is stored sealed: the database contains no personal data', async () => {
    const started = await startVerification(app);
    const handle = await cameBack(app, started);
    const read = async () => app.deps.db.select().from(verification);
    const answered = JSON.stringify(await read());
    const { requestNumber, secret, cookie } = started;
    const { ci, di, proof } = success(niceSuccess.result).parse(await (await redeem(app, started, handle)).json()).data;
    const rows = await read();
    expect(rows).toEqual([
      {
        requestNumber,
        provider: 'NICE',
        createdAt: startOfTest,
        expiresAt: new Date(startOfTest.getTime() + 10 * minute),
        boundAt: startOfTest,
        succeededAt: startOfTest,
        usedAt: null,
        secretHash: expect.stringMatching(/^[\w-]{43}$/),
        browserHash: expect.stringMatching(/^[\w-]{43}$/),
        keptSealed: expect.stringMatching(/^[\w-]{8}\.[\w-]+$/),
        answerSealed: null,
        handleHash: null,
        proofHash: expect.stringMatching(/^[\w-]{43}$/),
        personHash: expect.stringMatching(/^[\w-]{43}$/),
        identitySealed: expect.stringMatching(/^[\w-]{8}\.[\w-]+$/),
      },
    ]);
    for (const hidden of [
      ci,
      di,
      proof,
      handle,
      secret,
      cookie.replace('verification=', ''),
      newcomer.name,
      newcomer.mobileno,
    ])
      expect(answered + JSON.stringify(rows)).not.toContain(hidden);
  });
});

test('the log of a verification contains no personal data', async () => {
  const identity = await verified(app);
  const { ci, di, requestNumber } = identity;
  await lookup(identity);
  const text = app.observed.lines.join('');
  for (const secret of [ci, di, requestNumber, newcomer.name, encodeURIComponent(newcomer.name), newcomer.mobileno])
    expect(text).not.toContain(secret);
  expect(app.observed.lines.map((line) => JSON.parse(line).path)).toEqual([
    '/sandbox/nice/digital/niceid/oauth/oauth/token',
    '/sandbox/nice/digital/niceid/api/v1.0/common/crypto/token',
    '/api/v1/nice/check',
    '/sandbox/nice/CheckPlusSafeModel/service.cb',
    '/sandbox/nice/code',
    '/sandbox/nice/confirm',
    '/auth/answer/:requestNumber',
    '/api/v1/nice/success',
    '/api/v1/users/me/di',
  ]);
});
