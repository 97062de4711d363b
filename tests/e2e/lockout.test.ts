import type { APIRequestContext } from 'playwright/test';
import { signIn } from '#contract/account/member.ts';
import { expect, test } from './lib/test.ts';

const wrong = 'Wrong2026!a';
const lockedText =
  /^비밀번호를 5회 이상 잘못 입력하여 로그인이 제한되었습니다\. (30분|29분 5\d초) 후에 다시 시도해 주세요\.$/;

test('a wrong password shows an alert; then the input and the focus are as before', async ({
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400 .*sign-in/);
  await person.openLogin();
  await person.signIn('wrong0001', wrong);
  await expect(person.alert).toHaveAccessibleDescription('아이디 또는 비밀번호가 일치하지 않습니다.');
  await person.dismiss();
  await expect(person.alert).toHaveCount(0);
  await expect(person.serviceId).toHaveValue('wrong0001');
  await expect(person.password).toHaveValue(wrong);
  await expect(person.submit).toBeFocused();
});

test('the fifth wrong password locks the id; the remaining time counts down on screen, and its end allows another attempt', async ({
  page,
  request,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 423 .*sign-in/);
  await failFourTimes(request, 'wrong0002');
  await page.clock.install();
  await person.openLogin();
  await person.signIn('wrong0002', wrong);
  await expect(person.alert).toHaveAccessibleDescription(lockedText);
  await person.dismiss();
  await expect(person.lock).toHaveText(/^로그인 제한이 풀리기까지 29분 \d+초 남았습니다\.$/);
  await expect(person.lock).toBeFocused();
  await expect(person.submit).toBeDisabled();
  await page.clock.fastForward('10:00');
  await expect(person.lock).toHaveText(/^로그인 제한이 풀리기까지 19분 \d+초 남았습니다\.$/);
  await page.clock.fastForward('20:00');
  await expect(person.lock).toHaveCount(0);
  await expect(person.submit).toBeEnabled();
});

async function failFourTimes(request: APIRequestContext, serviceId: string) {
  const codes = [];
  for (let count = 0; count < 4; count += 1) {
    const response = await request.post(signIn.path, { data: { serviceId, password: wrong } });
    codes.push(response.status());
  }
  expect(codes).toEqual([400, 400, 400, 400]);
}
