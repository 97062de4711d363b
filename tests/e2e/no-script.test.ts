import { expect, test } from './lib/test.ts';

test.use({ javaScriptEnabled: false });

const aside = '자바스크립트 안내';

/** Without scripts nothing is hydrated: the page stays as the server rendered it. */
test.beforeEach(({ page }) => {
  page.goto = Object.getPrototypeOf(page).goto.bind(page);
});

test('a visitor without JavaScript reads the pages and follows their links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: aside })).toBeInViewport();
  await page.getByText('전체 메뉴', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: '전체 메뉴' });
  await menu.getByRole('link', { name: '공지사항' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await page.getByRole('navigation', { name: '공지사항 쪽' }).getByRole('link', { name: '2쪽', exact: true }).click();
  await expect(page).toHaveURL('/notice?page=2');
  const first = page.getByRole('rowheader').getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(title);
});

test('without JavaScript a form explains its requirements, and shows no field or button', async ({ page }) => {
  for (const [address, form] of [
    ['/account/login', '로그인'],
    ['/membership', '회원권 상담 신청'],
    ['/notice', '공지사항 검색'],
  ] as const) {
    await page.goto(address);
    const formElement = page.locator(`form[aria-label="${form}"]`);
    await expect(formElement).toBeVisible();
    const said = await formElement.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(
      [said, await formElement.locator('input, button, select, textarea').filter({ visible: true }).count()],
      form,
    ).toEqual(['"이 양식은 브라우저 설정에서 자바스크립트를 켠 뒤 이용해 주세요."', 0]);
  }
});

test('without JavaScript the header has no button that does nothing, and scrolls with the page', async ({ page }) => {
  await page.goto('/oakhills/course');
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  const header = page.getByRole('banner').getByRole('link', { name: /오크 리조트 골프/ });
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 1_500);
  await expect(header).not.toBeInViewport();
});

test('without JavaScript a search has its results, and an unknown page has the status 404', async ({ page }) => {
  await page.goto('/notice?query=%EC%95%88%EB%82%B4');
  await expect(page.getByRole('rowheader').filter({ hasText: '안내' }).first()).toBeVisible();
  expect((await page.goto('/notice/99999'))?.status()).toBe(404);
});
