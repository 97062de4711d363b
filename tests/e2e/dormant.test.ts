import { fontsOn } from './lib/first-visit.ts';
import { movedOn, watchShifts } from './lib/layout-shift.ts';
import { expect, test } from './lib/test.ts';

test('a dormant member is greeted by name, even if the login was to return elsewhere, with a link to the password change', async ({
  page,
  person,
}) => {
  await person.openLogin('?redirect=%2Fmypage');
  await person.signIn('sleeper01');
  await expect(page).toHaveURL('/account/sleeper-account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('박들 님, 다시 만나 반갑습니다');
  await page.getByRole('main').getByRole('link', { name: '비밀번호 변경' }).click();
  await expect(page).toHaveURL('/mypage/editing');
});

test('fonts cause no layout shift on the dormant-account page, on a phone and on a desktop', async ({
  page,
  person,
}) => {
  await watchShifts(page);
  await person.arriveAs('sleeper01');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/account/sleeper-account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^박들 님/);
    await expect.poll(() => fontsOn(page)).toEqual(expect.arrayContaining(['serif-first', 'serif-seen']));
    expect(await movedOn(page), `at ${width} px`).toBe('');
  }
});
