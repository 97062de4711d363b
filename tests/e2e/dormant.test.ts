import { fontsOn } from './lib/first-visit.ts';
import { movedOn, watchShifts } from './lib/layout-shift.ts';
import { expect, test } from './lib/test.ts';

test('a dormant member is greeted by name, even if the login was to return elsewhere', async ({ page, person }) => {
  await person.openLogin('?redirect=%2Fmypage');
  await person.signIn('sleeper01');
  await expect(page).toHaveURL('/account/sleeper-account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('박들 님, 다시 만나 반갑습니다');
});

test('the dormant-account page links to the password change and to the main page', async ({ page, person }) => {
  await person.arriveAs('sleeper01');
  await page.goto('/account/sleeper-account');
  await page.getByRole('main').getByRole('link', { name: '비밀번호 변경' }).click();
  await expect(page).toHaveURL('/mypage/editing');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: '홈으로' }).click();
  await expect(page).toHaveURL('/');
});

for (const width of [360, 1280]) {
  test(`fonts cause no layout shift on the dormant-account page at ${width} px`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await person.arriveAs('sleeper01');
    await page.goto('/account/sleeper-account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^박들 님/);
    await expect.poll(() => fontsOn(page)).toEqual(expect.arrayContaining(['serif-first', 'serif-seen']));
    expect(await movedOn(page)).toBe('');
  });
}

test('the dormant-account page requires a login first', async ({ page, person }) => {
  await page.goto('/account/sleeper-account');
  await expect(person.alert).toHaveAccessibleDescription('로그인이 필요합니다.');
});
