import { signUp } from '#contract/sign-up.ts';
import { callsOf } from './lib/calls.ts';
import { hold } from './lib/hold.ts';
import { newPassword, stranger } from './lib/stranger.ts';
import { expect, test } from './lib/test.ts';

test('an empty form says beside each field what is missing, points at the first, and sends nothing', async ({ page, joiner }) => {
  const calls = callsOf(page, /sign-up/);
  await joiner.toInformation(stranger(), { by: '아이핀 본인확인' });
  await joiner.next.click();
  await expect(joiner.serviceId).toBeFocused();
  await expect(joiner.serviceId).toHaveAccessibleDescription('아이디를 입력해주세요');
  await expect(joiner.password).toHaveAccessibleDescription(/8자 이상 입력해주세요/);
  await expect(joiner.emailUsername).toHaveAccessibleDescription('이메일을 입력해주세요.');
  await expect(joiner.mobileFront).toHaveAccessibleDescription('번호를 입력해주세요.');
  expect(calls).toEqual([]);
});

test('the first wrong field is pointed at, wherever it is; typing takes its message back', async ({ joiner }) => {
  const somebody = stranger();
  await joiner.toInformation(somebody);
  await joiner.fillIn(somebody);
  await joiner.passwordConfirm.fill('Fresh2026!c');
  await joiner.emailUsername.fill('');
  await joiner.next.click();
  await expect(joiner.passwordConfirm).toBeFocused();
  await expect(joiner.passwordConfirm).toHaveAccessibleDescription('비밀번호가 일치하지 않아요');
  await joiner.passwordConfirm.fill(newPassword);
  await expect(joiner.passwordConfirm).toHaveAccessibleDescription('');
  await joiner.next.click();
  await expect(joiner.emailUsername).toBeFocused();
  await joiner.emailUsername.fill(somebody.serviceId);
  await joiner.next.click();
  await expect(joiner.congratulation).toBeVisible();
});

test('the rules of the password are ticked off while it is typed', async ({ page, joiner }) => {
  await joiner.toInformation(stranger());
  await joiner.password.fill('fresh2026');
  const met = page.getByRole('listitem').filter({ hasText: /충족$/ });
  await expect(met).toHaveText(['8자 이상 20자 이내충족', '영문 소문자충족', '영문 대문자미충족', '숫자충족', '특수문자미충족']);
});

test('a listed domain fills and locks the box, direct input opens it, a pasted address is taken apart', async ({ page, joiner }) => {
  await joiner.toInformation(stranger());
  const choice = page.getByLabel('이메일 도메인 선택');
  await choice.selectOption('gmail.com');
  await expect(joiner.emailDomain).toHaveValue('gmail.com');
  await expect(joiner.emailDomain).not.toBeEditable();
  await choice.selectOption('직접입력');
  await expect(joiner.emailDomain).toHaveValue('');
  await expect(joiner.emailDomain).toBeEditable();
  await joiner.emailUsername.fill('new.person@nate.com');
  await joiner.emailUsername.blur();
  await expect(joiner.emailUsername).toHaveValue('new.person');
  await expect(joiner.emailDomain).toHaveValue('nate.com');
  await expect(choice).toHaveValue('nate.com');
});

test('a day that the new month does not have becomes its last', async ({ page, joiner }) => {
  await joiner.toInformation(stranger({ birthdate: '19850331' }));
  await page.getByLabel('태어난 달').selectOption('2');
  await expect(page.getByLabel('태어난 날')).toHaveValue('28');
  await page.getByLabel('태어난 해').selectOption('1988');
  await expect(page.getByLabel('태어난 날').getByRole('option')).toHaveCount(29);
});

test('a double click, and Enter while it is under way, send one registration', async ({ page, joiner }) => {
  const calls = callsOf(page, /sign-up/);
  const somebody = stranger();
  await joiner.toInformation(somebody);
  await joiner.fillIn(somebody);
  const release = await hold(page, `**${signUp.path}`);
  await joiner.next.dblclick();
  await joiner.password.press('Enter');
  await expect(joiner.next).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(joiner.congratulation).toBeVisible();
  expect(calls).toEqual(['POST /api/v1/users/sign-up']);
});
