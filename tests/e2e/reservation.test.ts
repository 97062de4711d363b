import { callsOf } from './lib/calls.ts';
import { expect, test } from './lib/test.ts';

test("when the reservation system is down, '시스템 에러' is alerted and sign-in never called; after the outage the same form signs in", async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 503/);
  const calls = callsOf(page, /sign-in/);
  // This header makes the sandbox fail.
  await page.route('**/sandbox/reservation/login', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'X-Sandbox-Reservation': 'down' } }),
  );
  await person.openLogin();
  await person.signIn('member01');
  await expect(person.alert).toHaveAccessibleDescription('시스템 에러');
  await person.dismiss();
  await expect(person.submit).toBeEnabled();
  expect(calls).toEqual([]);
  await page.unrouteAll();
  await person.submit.click();
  await expect(page).toHaveURL('/');
});
