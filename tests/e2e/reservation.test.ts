import type { Page, Route } from 'playwright/test';
import { callsOf } from './lib/calls.ts';
import { hold } from './lib/hold.ts';
import { expect, test } from './lib/test.ts';

const signInCall = /sign-in/;

const outages: [name: string, complaint: RegExp | null, answer: (route: Route) => Promise<void>][] = [
  ['is down', /status of 503/, sandbox('down')],
  ['answers nonsense', null, sandbox('garbage')],
  ['cannot be reached', /ERR_CONNECTION_REFUSED/, (route) => route.abort('connectionrefused')],
];

for (const [name, complaint, answer] of outages) {
  test(`when the reservation system ${name}, '시스템 에러' is alerted and sign-in never called`, async ({ page, person, expectComplaint }) => {
    if (complaint) expectComplaint(complaint);
    const calls = callsOf(page, signInCall);
    await reservation(page, answer);
    await person.openLogin();
    await person.signIn('member01');
    await expect(person.alert).toHaveAccessibleDescription('시스템 에러');
    await person.dismiss();
    await expect(person.submit).toBeEnabled();
    expect(calls).toEqual([]);
  });
}

test('a refusal by the reservation system is alerted in its words, and sign-in never called', async ({ page, person }) => {
  const calls = callsOf(page, signInCall);
  await reservation(page, sandbox('refuse'));
  await person.openLogin();
  await person.signIn('member01');
  await expect(person.alert).toHaveAccessibleDescription('예약 시스템에 등록되지 않은 회원입니다. 고객센터(1588-7676)로 문의해 주세요.');
  await person.dismiss();
  await expect(person.serviceId).toHaveValue('member01');
  expect(calls).toEqual([]);
});

test('after an outage the same form signs in', async ({ page, person, expectComplaint }) => {
  expectComplaint(/status of 503/);
  await reservation(page, sandbox('down'));
  await person.openLogin();
  await person.signIn('member01');
  await person.dismiss();
  await page.unrouteAll();
  await person.submit.click();
  await expect(page).toHaveURL('/');
});

test('while the reservation system takes its time, the button says so', async ({ page, person }) => {
  const release = await hold(page, '**/sandbox/reservation/login');
  await person.openLogin();
  await person.enter('member01');
  const width = (await person.submit.boundingBox())?.width;
  await person.submit.click();
  await expect(person.submit).toHaveAccessibleName('로그인 처리 중');
  expect((await person.submit.boundingBox())?.width).toBe(width);
  release();
  await expect(page).toHaveURL('/');
});

const reservation = (page: Page, answer: (route: Route) => Promise<void>) => page.route('**/sandbox/reservation/login', answer);

/** The sandbox fails as this header tells it to. */
function sandbox(mode: 'down' | 'garbage' | 'refuse') {
  return (route: Route) => route.continue({ headers: { ...route.request().headers(), 'X-Sandbox-Reservation': mode } });
}
