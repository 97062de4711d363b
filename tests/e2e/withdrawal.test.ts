import { callsOf } from './lib/calls.ts';
import { newMember } from './lib/new-member.ts';
import { personAt } from './lib/person.ts';
import { newPassword } from './lib/stranger.ts';
import { expect, test } from './lib/test.ts';

const submit = /^탈퇴하기/;

test('a member withdraws, is told so, comes home a visitor, and cannot sign in any more', async ({ page, person, expectComplaint }) => {
  expectComplaint(/status of 400.*sign-in/);
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  await page.goto('/mypage/editing');
  await page.goto('/delete-account');
  await page.getByText('기타', { exact: true }).click();
  await page.getByLabel('기타 사유').fill('멀리 이사를 갑니다');
  await person.password.or(page.getByLabel(/^비밀번호\*$/)).fill(newPassword);
  await page.getByRole('button', { name: submit }).click();
  await expect(person.alert).toHaveAccessibleDescription('탈퇴되었습니다.');
  expect(await page.localStorage.items()).toEqual([]);
  await person.dismiss();
  await expect(page).toHaveURL('/');
  await expect(person.loginLink).toBeVisible();
  await expect(person.alert).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL('/delete-account');
  await person.dismiss();
  await person.openLogin();
  await person.signIn(serviceId, newPassword);
  await expect(person.alert).toHaveAccessibleDescription('아이디 또는 비밀번호가 일치하지 않습니다.');
});

test('a reason and the password are asked for at their fields, and nothing is sent', async ({ page, person }) => {
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  await page.goto('/delete-account');
  const calls = callsOf(page, /^PUT/);
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText('탈퇴 사유를 선택해주세요')).toBeVisible();
  await expect(page.getByText('패스워드를 입력해주세요.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('탈퇴 사유를 선택해주세요')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('the text is open for 기타 only, and what was typed there stays', async ({ page, person }) => {
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  await page.goto('/delete-account');
  const text = page.getByLabel('기타 사유');
  await expect(text).toBeDisabled();
  await page.getByText('기타', { exact: true }).click();
  await text.fill('생각해 보니');
  await page.getByText('웹 서비스 불만', { exact: true }).click();
  await expect(text).toBeDisabled();
  await page.getByText('기타', { exact: true }).click();
  await expect(text).toHaveValue('생각해 보니');
});

test('with a wrong password the member stays one, and what was chosen stays', async ({ page, person, expectComplaint }) => {
  expectComplaint(/status of 400.*my\/leave/);
  const { serviceId } = await newMember(page.request);
  const token = await person.arriveAs(serviceId, newPassword);
  await page.goto('/delete-account');
  await page.getByText('고객 서비스 불만', { exact: true }).click();
  const password = page.getByLabel(/^비밀번호\*$/);
  await password.fill('Wrong2026!x');
  await page.keyboard.press('Enter');
  await expect(person.alert).toHaveAccessibleDescription('비밀번호가 일치하지 않습니다.');
  await person.dismiss();
  await expect(password).toBeFocused();
  await expect(page.getByRole('radio', { name: '고객 서비스 불만', exact: true })).toBeChecked();
  expect((await page.localStorage.items()).map(({ value }) => value)).toEqual([token]);
});

test('the other tab of a member who withdrew asks for a login', async ({ page, context, person }) => {
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  const other = await context.newPage();
  await other.goto('/mypage');
  await expect(personAt(other).menu).toBeVisible();
  await page.bringToFront();
  await page.goto('/delete-account');
  await page.getByText('웹 서비스 불만', { exact: true }).click();
  await page.getByLabel(/^비밀번호\*$/).fill(newPassword);
  await page.getByRole('button', { name: submit }).click();
  await expect(person.alert).toHaveAccessibleDescription('탈퇴되었습니다.');
  await expect(personAt(other).alert).toHaveAccessibleDescription('로그인이 필요합니다.');
});
