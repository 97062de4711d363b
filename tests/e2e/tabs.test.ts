import { personAt } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

test('a logout in one tab closes a member page in the other, with an alert, and requires a login there', async ({
  page,
  context,
  person,
}) => {
  await person.arriveAs('member01');
  const other = await context.newPage();
  await other.goto('/mypage');
  await expect(other.getByRole('table')).toBeVisible();
  await page.bringToFront();
  await page.goto('/404');
  await person.askToLogOut();
  await person.confirm();
  await expect(personAt(other).alert).toHaveAccessibleDescription(
    '다른 탭에서 로그아웃하셨거나 탈퇴하셨습니다. 이용하시려면 로그인해 주세요.',
  );
  await expect(other.getByRole('table')).toHaveCount(0);
  await expect(personAt(page).loginLink).toBeVisible();
});

test("a login in one tab redirects the other tab's login page home", async ({ page, context, person }) => {
  const other = await context.newPage();
  await other.goto('/account/login?redirect=%2Fmypage');
  await expect(personAt(other).submit).toBeVisible();
  await page.bringToFront();
  await person.openLogin();
  await person.signIn('normal01');
  await expect(other).toHaveURL('/');
  await expect(personAt(other).alert).toHaveAccessibleDescription(
    '다른 탭에서 로그인하셨습니다. 로그인하신 동안에는 이 화면을 이용하실 수 없어 홈으로 이동했습니다.',
  );
  await personAt(other).dismiss();
  await expect(personAt(other).menu).toHaveText('이바다 님');
});

test('a login as another member in one tab changes the member in the other', async ({ page, context, person }) => {
  await person.arriveAs('member01');
  const other = await context.newPage();
  await other.goto('/mypage');
  await expect(other.getByText('김하늘 님, 반갑습니다.')).toBeVisible();
  await page.bringToFront();
  await page.goto('/404');
  await person.arriveAs('normal01');
  await expect(other.getByText('이바다 님, 반갑습니다.')).toBeVisible();
  await expect(other.getByText('김하늘')).toHaveCount(0);
});
