import type { Locator } from 'playwright/test';
import { unknownPerson } from './lib/joiner.ts';
import { newPassword, newPerson } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

test('a sign-up with the keyboard alone, including the window of the provider', async ({
  page,
  person,
  joiner,
  expectConsoleError,
}) => {
  expectConsoleError(unknownPerson);
  const { name, birthdate, mobile, serviceId } = newPerson();
  await joiner.open();
  await press(page.getByRole('button', { name: '개인(분양)회원' }), 'Enter');
  await press(page.getByRole('checkbox', { name: '모든 약관에 동의합니다' }), 'Space');
  await press(joiner.next, 'Enter');
  const opening = page.waitForEvent('popup');
  await press(page.getByRole('button', { name: '휴대폰 본인확인' }), 'Enter');
  const popup = await opening;
  await type(popup.getByLabel('이름'), name);
  await type(popup.getByLabel('생년월일(8자리)'), birthdate);
  await press(popup.getByLabel('여성'), 'Space');
  await press(popup.getByLabel('내국인'), 'Space');
  await type(popup.getByLabel('휴대폰번호'), mobile);
  await press(popup.getByRole('button', { name: '인증번호 요청' }), 'Enter');
  await type(popup.getByLabel('인증번호'), await popup.locator('[data-code]').innerText());
  await popup.keyboard.press('Enter');
  await type(joiner.serviceId, serviceId);
  await press(joiner.check, 'Enter');
  await expect(person.alert).toHaveAccessibleDescription('사용 가능한 아이디입니다.');
  await page.keyboard.press('Escape');
  await expect(person.alert).toHaveCount(0);
  await type(joiner.password, newPassword);
  await type(joiner.passwordConfirm, newPassword);
  await type(joiner.emailUsername, serviceId);
  await type(joiner.emailDomain, 'mail.example');
  await page.keyboard.press('Enter');
  await expect(joiner.congratulation).toHaveText(`${name} 님,\n가입을 축하드립니다`);
  await press(page.getByRole('main').getByRole('button', { name: '로그인' }), 'Enter');
  await expect(page).toHaveURL('/account/login');
});

async function press(control: Locator, key: string) {
  await reach(control);
  await control.press(key);
}

async function type(field: Locator, text: string) {
  await reach(field);
  await field.page().keyboard.type(text);
}

/** Presses Tab until the control has the focus. */
async function reach(control: Locator) {
  await expect(control).toBeAttached();
  const page = control.page();
  for (let stops = 0; stops < 30; stops += 1) {
    if ((await control.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No stop at ${control.toString()}`);
}
