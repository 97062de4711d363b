import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { verification } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { post, secondApp, startApp, startOfTest } from './lib/app.ts';
import type { Identity } from '#contract/account/verification.ts';
import {
  answerAbout,
  answerOf,
  requestVerification,
  foreignNewcomer,
  newcomer,
  ok,
  returnTo,
  secretOf,
  verified,
} from './lib/person.ts';
import { refused } from './lib/read.ts';

const minute = 60_000;
const invalid = refused(400, accountMessages.invalidVerification);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const lookup = async ({ ci, di, proof }: Pick<Identity, 'ci' | 'di' | 'proof'>, target = app) =>
  answerOf(await target.fetch('/api/v1/users/me/di', post({ ci, di, proof, userType: 'PERSONAL' })));
const proofAccepted = refused(400, accountMessages.unknownMember);

describe('a request', () => {
  test('by phone returns its number and the form that leads the popup to the provider', async () => {
    const requestNumber = expect.stringMatching(/^[\w-]{43}$/);
    const sealed = expect.stringMatching(/^[\w-]{100,}$/);
    const response = await answerOf(await app.get('/api/v1/nice/check'));
    expect(response).toEqual(
      ok({
        requestNumber,
        secret: expect.stringMatching(/^[\w-]{43}$/),
        encData: sealed,
        action: '/sandbox/nice/CheckPlusSafeModel/checkplus.cb',
        fields: { m: 'checkplusSerivce', EncodeData: sealed },
      }),
    );
  });

  test('by i-PIN uses that provider’s names', async () => {
    const sealed = expect.stringMatching(/^[\w-]{100,}$/);
    expect(await answerOf(await app.get('/api/v1/nice-ipin/check'))).toEqual(
      ok({
        scprequest: expect.stringMatching(/^[\w-]{43}$/),
        secret: expect.stringMatching(/^[\w-]{43}$/),
        sencData: sealed,
        action: '/sandbox/ipin/ipin.cb',
        fields: { m: 'pubmain', enc_data: sealed },
      }),
    );
  });

  test('is sent to the provider that the operator set', async () => {
    const real = secondApp(app.deps, {
      env: { NICE_URL: 'https://nice.example/checkplus.cb', IPIN_URL: 'https://ipin.example/ipin.cb' },
    });
    expect(await answerOf(await real.get('/api/v1/nice/check'))).toMatchObject(
      ok({ action: 'https://nice.example/checkplus.cb' }),
    );
    expect(await answerOf(await real.get('/api/v1/nice-ipin/check'))).toMatchObject(
      ok({ action: 'https://ipin.example/ipin.cb' }),
    );
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

  test('is read under the names of either provider', async () => {
    const requestNumber = await requestVerification(app);
    const response = await returnTo(app, {
      requestNumber,
      EncodeData: answerAbout(requestNumber, newcomer),
      result: 'ok',
    });
    expect(response.status).toBe(200);
  });

  test('is valid once', async () => {
    const requestNumber = await requestVerification(app);
    const fields = { requestNumber, enc_data: answerAbout(requestNumber, newcomer) };
    expect((await returnTo(app, fields)).status).toBe(200);
    expect(await answerOf(await returnTo(app, fields))).toEqual(invalid);
  });

  test('is redeemed with the secret of its request only, and a wrong one does not consume it', async () => {
    const [requestNumber, another] = [await requestVerification(app), await requestVerification(app)];
    const fields = { requestNumber, enc_data: answerAbout(requestNumber, newcomer) };
    for (const headers of [
      {},
      secretOf(another),
      { 'Verification-Secret': '' },
      { 'Verification-Secret': 'a'.repeat(43) },
    ]) {
      expect(await answerOf(await returnTo(app, fields, 'NICE', headers))).toEqual(invalid);
    }
    expect((await returnTo(app, fields)).status).toBe(200);
  });

  test('is valid for one of fifty that arrive together', async () => {
    const requestNumber = await requestVerification(app);
    const fields = { requestNumber, enc_data: answerAbout(requestNumber, newcomer) };
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await returnTo(app, fields)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
  });

  test('that is altered, missing, or for another request is rejected', async () => {
    const [first, second] = [await requestVerification(app), await requestVerification(app)];
    const encodedResult = answerAbout(first, newcomer);
    for (const fields of [
      { requestNumber: first, enc_data: answerAbout(first, newcomer, 'NICE', 'tampered') },
      { requestNumber: first, enc_data: answerAbout(first, newcomer, 'NICE', 'otherRequest') },
      { requestNumber: first, enc_data: 'nonsense' },
      { requestNumber: first },
      { requestNumber: second, enc_data: encodedResult },
      { requestNumber: 'never-asked', enc_data: answerAbout('never-asked', newcomer) },
    ]) {
      expect(await answerOf(await returnTo(app, fields))).toEqual(invalid);
    }
    expect((await returnTo(app, { requestNumber: first, enc_data: encodedResult })).status).toBe(200);
  });

  test('of one provider is not valid for the other', async () => {
    const requestNumber = await requestVerification(app);
    const fields = { requestNumber, enc_data: answerAbout(requestNumber, newcomer) };
    expect(await answerOf(await returnTo(app, fields, 'IPIN'))).toEqual(invalid);
    const forged = { requestNumber, enc_data: answerAbout(requestNumber, newcomer, 'IPIN') };
    expect(await answerOf(await returnTo(app, forged, 'IPIN'))).toEqual(invalid);
  });

  test('of a failed verification is a failure', async () => {
    const requestNumber = await requestVerification(app);
    const fields = { requestNumber, enc_data: answerAbout(requestNumber, newcomer, 'NICE', 'failure') };
    expect(await answerOf(await returnTo(app, fields))).toEqual(refused(400, accountMessages.verificationFailed));
  });

  test('is valid up to ten minutes after the request', async () => {
    const [first, second] = [await requestVerification(app), await requestVerification(app)];
    app.advance(10 * minute - 1);
    expect((await returnTo(app, { requestNumber: first, enc_data: answerAbout(first, newcomer) })).status).toBe(200);
    app.advance(1);
    expect(
      await answerOf(await returnTo(app, { requestNumber: second, enc_data: answerAbout(second, newcomer) })),
    ).toEqual(invalid);
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
    const { ci, di, proof, requestNumber } = await verified(app);
    const rows = await app.deps.db.select().from(verification);
    expect(rows).toEqual([
      {
        requestNumber,
        provider: 'NICE',
        createdAt: startOfTest,
        expiresAt: new Date(startOfTest.getTime() + 10 * minute),
        succeededAt: startOfTest,
        usedAt: null,
        secretHash: expect.stringMatching(/^[\w-]{43}$/),
        proofHash: expect.stringMatching(/^[\w-]{43}$/),
        personHash: expect.stringMatching(/^[\w-]{43}$/),
        identitySealed: expect.stringMatching(/^[\w-]{8}\.[\w-]+$/),
      },
    ]);
    for (const secret of [
      ci,
      di,
      proof,
      secretOf(requestNumber)['Verification-Secret'],
      newcomer.name,
      newcomer.mobileno,
    ])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

test('the log of a verification contains no personal data', async () => {
  const identity = await verified(app);
  const { ci, di, requestNumber } = identity;
  await lookup(identity);
  const text = app.observed.lines.join('');
  for (const secret of [ci, di, requestNumber, newcomer.name, encodeURIComponent(newcomer.name), newcomer.mobileno])
    expect(text).not.toContain(secret);
  expect(app.observed.lines).toHaveLength(3);
});
