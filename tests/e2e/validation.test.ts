import { callsOf } from './lib/calls.ts';
import { hold } from './lib/hold.ts';
import { expect, test } from './lib/test.ts';

test('a missing value has a message beside its field, the first one gets the focus, and typing removes its own message only; then Enter in a field submits', async ({
  page,
  person,
}) => {
  const calls = callsOf(page);
  await person.openLogin();
  await person.submit.click();
  await expect(person.serviceId).toHaveAccessibleDescription('아이디를 입력해주세요');
  await expect(person.password).toHaveAccessibleDescription('비밀번호를 입력해주세요');
  await expect(person.serviceId).toBeFocused();
  await person.serviceId.pressSequentially('m');
  await expect(person.serviceId).toHaveAccessibleDescription('');
  await expect(person.serviceId).not.toHaveAttribute('aria-invalid', 'true');
  await expect(person.password).toHaveAccessibleDescription('비밀번호를 입력해주세요');
  await person.signIn('member01', '');
  await expect(person.password).toHaveAccessibleDescription('비밀번호를 입력해주세요');
  await expect(person.password).toBeFocused();
  await expect(person.serviceId).toHaveAccessibleDescription('');
  expect(calls).toEqual([]);
  await person.enter('member01');
  await person.password.press('Enter');
  await expect(page).toHaveURL('/');
});

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
