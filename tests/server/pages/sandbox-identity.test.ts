import { beforeEach, describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { identityProviderMessages } from '#contract/account/identity-provider-messages.ts';
import type { AuthType } from '#contract/account/verification.ts';
import type { TestApp } from '../lib/app.ts';
import { secondApp, startApp } from '../lib/app.ts';
import { answerOf, handleIn, newcomer, ok, open, redeem, startVerification, verified } from '../lib/person.ts';
import type { Form } from '../lib/popup.ts';
import { submit } from '../lib/popup.ts';
import { refused } from '../lib/read.ts';

const { name, birthdate, gender, nationalinfo, mobileco, mobileno } = newcomer;
const person = { name, birthdate, gender, nationalinfo };
const byPhone: Form = { ...person, mobileco, mobileno, outcome: 'ok' };
const byIpin: Form = { ...person, ipinId: 'ipin12', outcome: 'ok' };
const ways = [
  ['NICE', '휴대폰 본인확인', byPhone, '/auth/loading'],
  ['IPIN', '아이핀 본인확인', byIpin, '/ipin/loading'],
] as const;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

/** Follows the pop-up from the site's form to its last page, or to the URL of the site. */
async function followPopup(authType: AuthType, typed: Form) {
  const started = await startVerification(app, authType);
  const form = await submit(app, started.action, started.fields);
  const confirmation = await submit(app, form.action, { request: form.hidden, ...typed });
  const last = await submit(app, confirmation.action, { attempt: confirmation.hidden, code: confirmation.code });
  return { started, form, confirmation, last };
}

describe.each(ways)('the window of %s', (authType, title, typed, returnPath) => {
  const redeemed = async (changed: Form) => {
    const { started, last } = await followPopup(authType, { ...typed, ...changed });
    const returned = await open(app, last.location ?? '', started.cookie);
    return answerOf(await redeem(app, started, handleIn(returned)));
  };

  test('requests the person’s data, shows a code, verifies it and returns to the site', async () => {
    const { started, form, confirmation, last } = await followPopup(authType, typed);
    expect([form.title, confirmation.title]).toEqual([title, title]);
    expect([form.http, confirmation.http, last.http]).toEqual([200, 200, 303]);
    const { origin, pathname, searchParams } = new URL(last.location ?? '');
    expect([origin, pathname, [...searchParams.keys()]]).toEqual([
      'http://localhost',
      `/auth/answer/${started.requestNumber}`,
      ['token_version_id', 'enc_data', 'integrity_value'],
    ]);
    const returned = await open(app, last.location ?? '', started.cookie);
    expect(returned.headers.get('Location')).toMatch(new RegExp(`^${returnPath}\\?handle=`));
  });

  test('can be set to return by a form that posts the same fields', async () => {
    const { started, last } = await followPopup(authType, { ...typed, outcome: 'posted' });
    expect([last.http, last.action]).toEqual([200, `http://localhost/auth/answer/${started.requestNumber}`]);
    expect([...last.html.matchAll(/type="hidden" name="(\w+)"/g)].map(([, field]) => field)).toEqual([
      'token_version_id',
      'enc_data',
      'integrity_value',
    ]);
  });

  test('sends data that the site decrypts, identifiers included', async () => {
    const expected = await verified(app, newcomer, authType);
    expect(await redeemed({})).toEqual(
      ok({ ...expected, requestNumber: expect.any(String), proof: expect.any(String) }),
    );
  });

  test('accepts any name', async () => {
    expect(await redeemed({ name: '  O’Neill   Zoë ', nationalinfo: '1' })).toMatchObject(
      ok({ name: 'O’Neill Zoë', nationalinfo: '1' }),
    );
  });

  test.each([
    ['failure', accountMessages.verificationFailed],
    ['otherRequest', accountMessages.invalidVerification],
    ['tampered', accountMessages.invalidVerification],
    ['ended', identityProviderMessages.ended],
  ])('can be set to answer with %s', async (outcome, message) => {
    expect(await redeemed({ outcome })).toEqual(refused(400, message));
  });

  test('cuts its window off from its opener only when set to', async () => {
    const { action, fields } = await startVerification(app, authType);
    const form = await submit(app, action, fields);
    const policies = ['ok', 'isolated'].map(async (outcome) => {
      const response = await app.fetch(form.action, {
        method: 'POST',
        body: new URLSearchParams({ request: form.hidden, ...typed, outcome }),
      });
      return response.headers.get('Cross-Origin-Opener-Policy');
    });
    expect(await Promise.all(policies)).toEqual(['unsafe-none', 'same-origin']);
    expect(await redeemed({ outcome: 'isolated' })).toMatchObject(ok({ name }));
  });

  test('can be set not to answer', async () => {
    const { last } = await followPopup(authType, { ...typed, outcome: 'none' });
    expect(last).toMatchObject({ http: 200, location: null, title });
    expect(last.html).toContain('아무 결과도 보내지 않습니다.');
  });

  test('rejects a wrong code and lets it be typed again', async () => {
    const { confirmation } = await followPopup(authType, typed);
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
    const { confirmation } = await followPopup(authType, { ...typed, ...changed });
    expect(confirmation).toMatchObject({ http: 400, error });
    expect(confirmation.html).toContain(`value="${changed.birthdate ?? birthdate}"`);
  });

  test('accepts the site’s own requests only, for an hour', async () => {
    const { action, fields } = await startVerification(app, authType);
    const { fields: others } = await startVerification(app, authType);
    for (const invalidFields of [
      {},
      { ...fields, m: 'checkplusSerivce' },
      { ...fields, enc_data: 'x' },
      { ...fields, enc_data: others['enc_data'] ?? '' },
      { ...fields, integrity_value: others['integrity_value'] ?? '' },
      { ...fields, token_version_id: others['token_version_id'] ?? '' },
      { ...fields, token_version_id: 'x' },
    ]) {
      expect(await submit(app, action, invalidFields)).toMatchObject({ http: 400, action: '', title: '본인확인' });
    }
    expect(await submit(app, action.replace(/[^/]+$/, ''), fields)).toMatchObject({ http: 404 });
    app.advance(3_600_000);
    expect(await submit(app, action, fields)).toMatchObject({ http: 200, title });
    app.advance(1_000);
    expect(await submit(app, action, fields)).toMatchObject({ http: 400 });
  });

  test('leads back to its own site only', async () => {
    const elsewhere = secondApp(app.deps, { env: { SITE_URL: 'https://golf.example' } });
    const { action, fields } = await startVerification(elsewhere, authType);
    expect(await submit(app, action, fields)).toMatchObject({ http: 400, action: '' });
  });

  test('escapes the user’s input', async () => {
    const { confirmation } = await followPopup(authType, {
      ...typed,
      name: '"><script>alert(1)</script>',
      birthdate: 'x',
    });
    expect(confirmation.html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(confirmation.html).not.toContain('<script>alert');
  });

  test('is not cacheable, and absent when the sandbox is off', async () => {
    const { action, fields } = await startVerification(app, authType);
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
  await followPopup('NICE', byPhone);
  const text = app.observed.lines.join('');
  for (const secret of [name, mobileno, birthdate]) expect(text).not.toContain(secret);
});
