import type { Page } from 'playwright/test';
import { accountScreens } from './account-screens.ts';
import { chunk } from './chunk.ts';
import { memberScreens } from './member-screens.ts';
import type { Stage } from './stage.ts';
import { expect } from './test.ts';

/** The screens for screenshots: each opens the page and waits until it is complete. */
export const screens = {
  ...accountScreens,
  ...memberScreens,
  'the main page': async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'the login page': async ({ person }) => {
    await person.openLogin();
    await expect(person.submit).toBeVisible();
  },
  'the login page with its refusals': async ({ person }) => {
    await person.openLogin();
    await person.submit.click();
    await expect(person.serviceId).toBeFocused();
  },
  'a login under way': async ({ page, person }) => {
    await page.route('**/sandbox/reservation/login', () => {});
    await person.openLogin();
    await person.signIn('member01');
    await expect(person.submit).toHaveAttribute('aria-busy', 'true');
  },
  'the lock alert': async ({ page, person, expectConsoleError }) => {
    expectConsoleError(/status of 423/);
    await lock(page);
    await person.openLogin();
    await person.signIn('member01');
    await expect(person.alert).toBeVisible();
  },
  'a locked login': async ({ page, person, expectConsoleError }) => {
    expectConsoleError(/status of 423/);
    await lock(page);
    await person.openLogin();
    await person.signIn('member01');
    await person.dismiss();
    await expect(person.lock).toBeFocused();
  },
  'the login-required alert': async ({ page, person }) => {
    await page.goto('/mypage');
    await expect(person.alert).toBeVisible();
  },
  'the user menu': async ({ page, person }) => {
    await person.arriveAs('member01');
    await page.goto('/404');
    await person.menu.click();
    await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible();
  },
  'the logout question': async ({ page, person }) => {
    await person.arriveAs('member01');
    await page.goto('/mypage');
    await person.askToLogOut();
    await expect(person.question).toBeVisible();
  },
  'the menu of the mobile layout': async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/404');
    await page.getByRole('button', { name: '메뉴' }).click();
    await expect(
      page.getByRole('dialog').getByRole('navigation', { name: '주 메뉴' }).getByRole('link').first(),
    ).toBeVisible();
  },
  'the error page': async ({ page, expectConsoleError }) => {
    expectConsoleError(/a defect/);
    await page.route(chunk('NotFoundPage'), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `throw new Error('a defect')` }),
    );
    await page.goto('/404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('페이지를 보여 드리지 못했습니다');
  },
  'a page whose code does not come': async ({ page, expectConsoleError }) => {
    expectConsoleError(/ERR_FAILED/);
    await page.route(chunk('NotFoundPage'), (route) => route.abort());
    await page.goto('/404');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('페이지를 불러오지 못했습니다');
  },
  'the dormant-account page': async ({ page, person }) => {
    await person.arriveAs('sleeper01');
    await page.goto('/account/sleeper-account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^박들 님/);
  },
  'the 404 page': async ({ page }) => {
    await page.goto('/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Record<string, (stage: Stage) => Promise<void>>;

/** Mocks the server's response that an ID is locked, without locking one. */
async function lock(page: Page) {
  const message = '비밀번호를 5회 이상 잘못 입력하여 로그인이 제한되었습니다. 29분 59초 후에 다시 시도해 주세요.';
  const lockedBody = { status: { code: '423', message }, message, retryAfter: 1_799 };
  await page.route('**/api/v1/users/sign-in', (route) => route.fulfill({ status: 423, json: lockedBody }));
}
