import { callsOf } from './lib/calls.ts';
import { newPassword, newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test('missing or wrong input has a message beside each field, the first one gets the focus, wherever it is, and nothing is sent; typing removes the message', async ({
  page,
  joiner,
}) => {
  const calls = callsOf(page, /sign-up/);
  const somebody = newPerson();
  await joiner.toInformation(somebody, { by: '아이핀 본인확인' });
  await joiner.next.click();
  await expect(joiner.serviceId).toBeFocused();
  await expect(joiner.serviceId).toHaveAccessibleDescription('아이디를 입력해주세요');
  await expect(joiner.password).toHaveAccessibleDescription(/8자 이상 입력해주세요/);
  await expect(joiner.emailUsername).toHaveAccessibleDescription('이메일을 입력해주세요.');
  await expect(joiner.mobileFront).toHaveAccessibleDescription('번호를 입력해주세요.');
  await joiner.password.fill('fresh2026');
  const rules = page.getByRole('listitem').filter({ hasText: /충족$/ });
  await expect(rules).toHaveText([
    '8자 이상 20자 이내충족',
    '영문 소문자충족',
    '영문 대문자미충족',
    '숫자충족',
    '특수문자미충족',
  ]);
  await joiner.fillIn(somebody);
  await page.getByLabel('휴대폰번호 앞자리').selectOption('010');
  await joiner.mobileFront.fill('1234');
  await joiner.mobileBack.fill('5678');
  await joiner.passwordConfirm.fill('Fresh2026!c');
  await joiner.emailUsername.fill('');
  await joiner.next.click();
  await expect(joiner.passwordConfirm).toBeFocused();
  await expect(joiner.passwordConfirm).toHaveAccessibleDescription('비밀번호가 일치하지 않아요');
  await joiner.passwordConfirm.fill(newPassword);
  await expect(joiner.passwordConfirm).toHaveAccessibleDescription('');
  await joiner.next.click();
  await expect(joiner.emailUsername).toBeFocused();
  expect(calls).toEqual([]);
  await joiner.emailUsername.fill(somebody.serviceId);
  await joiner.next.click();
  await expect(joiner.congratulation).toBeVisible();
  expect(calls).toEqual(['POST /api/v1/users/sign-up']);
});
