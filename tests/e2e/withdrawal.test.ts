import { newMember } from './lib/new-member.ts';
import { personAt } from './lib/person.ts';
import { newPassword } from './lib/new-person.ts';
import { expect, test } from './lib/test.ts';

const submit = /^탈퇴하기/;

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
