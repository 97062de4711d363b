import { newMember } from './lib/new-member.ts';
import { personAt } from './lib/person.ts';
import { newPassword } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

const submit = /^탈퇴하기/;

test('a member withdraws, sees a message, returns home a visitor, and cannot sign in any more', async ({
  page,
  person,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400.*sign-in/);
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

test('the other tab of a withdrawn member requires a login', async ({ page, context, person }) => {
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
  await expect(personAt(other).alert).toHaveAccessibleDescription(
    '다른 탭에서 로그아웃하셨거나 탈퇴하셨습니다. 이용하시려면 로그인해 주세요.',
  );
});
