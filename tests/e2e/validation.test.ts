import { callsOf } from './lib/calls.ts';
import { hold } from './lib/hold.ts';
import { expect, test } from './lib/test.ts';

test('a double click and Enter while a call is pending send once; the busy button does not change its size', async ({
  page,
  person,
}) => {
  const calls = callsOf(page);
  const release = await hold(page, '**/sandbox/reservation/login');
  await person.openLogin();
  await person.enter('member01');
  const width = (await person.submit.boundingBox())?.width;
  await person.submit.dblclick();
  await person.password.press('Enter');
  await expect(person.submit).toHaveAttribute('aria-busy', 'true');
  await expect(person.submit).toHaveAccessibleName('로그인 처리 중');
  expect((await person.submit.boundingBox())?.width).toBe(width);
  release();
  await expect(page).toHaveURL('/');
  expect(calls).toEqual(['POST /sandbox/reservation/login', 'POST /api/v1/users/sign-in']);
});
