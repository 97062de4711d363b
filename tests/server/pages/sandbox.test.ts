import { beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../lib/app.ts';
import { startApp } from '../lib/app.ts';

const validFields = { id: 'member01', password: 'anything', signature: 'sandbox-signature', flag: 'PRECHECK' };
const unregistered = '예약 시스템에 등록되지 않은 회원입니다. 고객센터(1588-7676)로 문의해 주세요.';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

async function login(fields: Record<string, string>, headers: Record<string, string> = {}, target = app) {
  const response = await target.fetch('/sandbox/reservation/login', {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  const text = await response.text();
  return { http: response.status, text };
}
const responseWith = (errMsg: string) => ({ http: 200, text: JSON.stringify({ errMsg }) });
const mode = (value: string) => ({ 'X-Sandbox-Reservation': value });

describe('the reservation sandbox', () => {
  test('accepts any id and password with the right signature and flag', async () => {
    expect(await login(validFields)).toEqual(responseWith(''));
  });

  test.each([
    ['id', '아이디와 비밀번호를 입력해 주세요.'],
    ['password', '아이디와 비밀번호를 입력해 주세요.'],
    ['signature', '허용되지 않은 요청입니다.'],
    ['flag', '허용되지 않은 요청입니다.'],
  ])('rejects an empty %s', async (field, errMsg) => {
    expect(await login({ ...validFields, [field]: '' })).toEqual(responseWith(errMsg));
  });

  test('rejects, fails or returns invalid responses on demand', async () => {
    expect(await login(validFields, mode('refuse'))).toEqual(responseWith(unregistered));
    expect(await login(validFields, mode('down'))).toEqual({ http: 503, text: 'Service Unavailable' });
    expect(await login(validFields, mode('garbage'))).toMatchObject({
      http: 200,
      text: expect.stringContaining('<!doctype html>'),
    });
  });

  test('responds after 20 seconds on demand', async () => {
    expect(await login(validFields, mode('slow'))).toEqual(responseWith(''));
    expect(app.observed.waits).toEqual([20_000]);
  });

  test('follows its setting, and a header before it', async () => {
    const down = await startApp({ env: { SANDBOX_RESERVATION: 'down' } });
    expect((await login(validFields, {}, down)).http).toBe(503);
    expect(await login(validFields, mode('ok'), down)).toEqual(responseWith(''));
    expect((await login(validFields, mode('unknown'), down)).http).toBe(503);
  });

  test('is absent when switched off', async () => {
    const withoutSandbox = await startApp({ env: { SANDBOX: 'off' } });
    expect((await login(validFields, {}, withoutSandbox)).http).toBe(404);
  });
});
