import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountMessages } from '#contract/account/account-messages.ts';
import { success } from '#contract/http/envelope.ts';
import { ipinCheck, ipinResult, niceCheck, niceSuccess } from '#contract/account/verification.ts';
import type { TestApp } from '../lib/app.ts';
import { startApp } from '../lib/app.ts';
import { answerOf, newcomer, ok, verified } from '../lib/person.ts';
import type { Form } from '../lib/popup.ts';
import { submit } from '../lib/popup.ts';
import { refused } from '../lib/read.ts';

const { name, birthdate, gender, nationalinfo, mobileco, mobileno } = newcomer;
const person = { name, birthdate, gender, nationalinfo };
const byPhone: Form = { ...person, mobileco, mobileno, outcome: 'ok' };
const byIpin: Form = { ...person, ipinId: 'ipin12', outcome: 'ok' };
const providers = [
  ['NICE', '휴대폰 본인확인', niceCheck, niceSuccess, byPhone, '/auth/loading'],
  ['IPIN', '아이핀 본인확인', ipinCheck, ipinResult, byIpin, '/ipin/loading'],
] as const;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const requested = z.object({
  action: z.string(),
  fields: z.record(z.string(), z.string()),
  requestNumber: z.optional(z.string()),
  scprequest: z.optional(z.string()),
  secret: z.string(),
});

async function requestCheck(call: (typeof providers)[number][2]) {
  const { action, fields, requestNumber, scprequest, secret } = success(requested).parse(
    await (await app.get(call.path)).json(),
  ).data;
  return { action, fields, secret, requestNumber: requestNumber ?? scprequest ?? '' };
}

/** Follows the pop-up from the site's form to its final URL. */
async function followPopup(call: (typeof providers)[number][2], typed: Form) {
  const { action, fields, requestNumber, secret } = await requestCheck(call);
  const form = await submit(app, action, fields);
  const confirmation = await submit(app, form.action, { request: form.hidden, ...typed });
  const redirect = await submit(app, confirmation.action, { attempt: confirmation.hidden, code: confirmation.code });
  return { requestNumber, secret, form, confirmation, redirect };
}

describe.each(providers)('the popup of %s', (authType, title, check, result, typed, returnPath) => {
  const redeem = async (changed: Form) => {
    const { requestNumber, secret, redirect } = await followPopup(check, { ...typed, ...changed });
    const query = new URL(redirect.location ?? '', 'http://site').searchParams;
    const redirected = new URLSearchParams({ requestNumber, enc_data: query.get('enc_data') ?? '' });
    return answerOf(
      await app.fetch(`${result.path}?${redirected.toString()}`, { headers: { 'Verification-Secret': secret } }),
    );
  };

  test('requests the person’s data, shows a code, verifies it and returns to the site', async () => {
    const { form, confirmation, redirect } = await followPopup(check, typed);
    expect([form.title, confirmation.title]).toEqual([title, title]);
    expect([form.http, confirmation.http, redirect.http]).toEqual([200, 200, 303]);
    expect(redirect.location).toMatch(new RegExp(`^${returnPath}\\?enc_data=[\\w-]+$`));
  });

  test('sends data that the site decodes, identifiers included', async () => {
    const expected = await verified(app, newcomer, authType);
    expect(await redeem({})).toEqual(ok({ ...expected, requestNumber: expect.any(String), proof: expect.any(String) }));
  });

  test('accepts any name', async () => {
    expect(await redeem({ name: '  O’Neill   Zoë ', nationalinfo: '1' })).toMatchObject(
      ok({ name: 'O’Neill Zoë', nationalinfo: '1' }),
    );
  });

  test.each([
    ['failure', accountMessages.verificationFailed],
    ['otherRequest', accountMessages.invalidVerification],
    ['tampered', accountMessages.invalidVerification],
  ])('can be set to answer with %s', async (outcome, message) => {
    expect(await redeem({ outcome })).toEqual(refused(400, message));
  });

  test('cuts its window off from its opener only when set to', async () => {
    const { action, fields } = await requestCheck(check);
    const form = await submit(app, action, fields);
    const policies = ['ok', 'isolated'].map(async (outcome) => {
      const response = await app.fetch(form.action, {
        method: 'POST',
        body: new URLSearchParams({ request: form.hidden, ...typed, outcome }),
      });
      return response.headers.get('Cross-Origin-Opener-Policy');
    });
    expect(await Promise.all(policies)).toEqual(['unsafe-none', 'same-origin']);
    expect(await redeem({ outcome: 'isolated' })).toMatchObject(ok({ name }));
  });

  test('can be set not to answer', async () => {
    const { redirect } = await followPopup(check, { ...typed, outcome: 'none' });
    expect(redirect).toMatchObject({ http: 200, location: null, title });
    expect(redirect.html).toContain('아무 결과도 보내지 않습니다.');
  });

  test('rejects a wrong code and lets it be typed again', async () => {
    const { confirmation } = await followPopup(check, typed);
    const rejected = await submit(app, confirmation.action, { attempt: confirmation.hidden, code: 'x' });
    expect(rejected).toMatchObject({ http: 400, error: '인증번호가 일치하지 않습니다.', code: confirmation.code });
    expect((await submit(app, rejected.action, { attempt: rejected.hidden, code: rejected.code })).http).toBe(303);
  });

  test.each<[Form, string]>([
    [{ name: ' ' }, '이름을 입력해 주세요.'],
    [{ birthdate: '19800230' }, '생년월일을 8자리 숫자로 입력해 주세요.'],
    [{ gender: '' }, '성별을 선택해 주세요.'],
    [{ nationalinfo: '2' }, '내외국인을 선택해 주세요.'],
  ])('names the fields missing in %j and retains the rest', async (changed, error) => {
    const { confirmation } = await followPopup(check, { ...typed, ...changed });
    expect(confirmation).toMatchObject({ http: 400, error });
    expect(confirmation.html).toContain(`value="${changed.birthdate ?? birthdate}"`);
  });

  test('accepts the site’s own requests only', async () => {
    const { action, fields } = await requestCheck(check);
    const otherRequest = await requestCheck(authType === 'NICE' ? ipinCheck : niceCheck);
    const [flag, encoded] = authType === 'NICE' ? ['m', 'EncodeData'] : ['m', 'enc_data'];
    for (const invalidFields of [
      {},
      { ...fields, [flag]: 'service' },
      { ...fields, [encoded]: 'x' },
      { ...fields, [encoded]: Object.values(otherRequest.fields)[1] ?? '' },
    ]) {
      expect(await submit(app, action, invalidFields)).toMatchObject({ http: 400, action: '' });
    }
    expect(await submit(app, action.replace(/[^/]+$/, ''), fields)).toMatchObject({ http: 404 });
  });

  test('escapes the user’s input', async () => {
    const { confirmation } = await followPopup(check, {
      ...typed,
      name: '"><script>alert(1)</script>',
      birthdate: 'x',
    });
    expect(confirmation.html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(confirmation.html).not.toContain('<script>alert');
  });

  test('is not cacheable, and absent when the sandbox is off', async () => {
    const { action, fields } = await requestCheck(check);
    const response = await app.fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const withoutSandbox = await startApp({ env: { SANDBOX: 'off' } });
    expect((await submit(withoutSandbox, action, fields)).http).toBe(404);
  });
});

test('the pages’ files are served', async () => {
  const types = [
    '/sandbox/assets/sandbox.css',
    '/sandbox/assets/identity.js',
    '/sandbox/assets/postcode-search.js',
    '/sandbox/postcode/core/postcode-core.js',
  ].map(async (path) => (await app.get(path)).headers.get('Content-Type'));
  const script = 'text/javascript; charset=utf-8';
  expect(await Promise.all(types)).toEqual(['text/css; charset=utf-8', script, script, script]);
});

test('the log of a popup contains no personal data', async () => {
  await followPopup(niceCheck, byPhone);
  const text = app.observed.lines.join('');
  for (const secret of [name, mobileno, birthdate]) expect(text).not.toContain(secret);
});
