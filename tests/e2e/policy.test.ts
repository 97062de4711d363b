import { runtimeStyles } from '#server/http/security-headers.ts';
import { expect, test } from './lib/test.ts';

test('the page is served without a style element, a style attribute or an inline script that could run', async ({ request }) => {
  const html = await (await request.get('/account/login')).text();
  expect(html).not.toMatch(/<style|\sstyle=|<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))|\son\w+=/i);
});

test('the only style elements of a running page are those that the policy names', async ({ page, person }) => {
  await person.openLogin();
  await person.signIn('member01');
  await expect(person.menu).toBeVisible();
  const styles = await page.locator('style').allTextContents();
  expect(styles.map((text) => text.trim()).filter((text) => !runtimeStyles.some((allowed) => allowed === text))).toEqual([]);
});

test('the policy stops a script and a style that the site did not bring, and the console says so', async ({ page, expectComplaint }) => {
  expectComplaint(/script.*Content Security Policy/);
  expectComplaint(/style.*Content Security Policy/);
  await page.goto('/404');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "evil"';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(script, style);
  });
  await expect(page).toHaveTitle('페이지를 찾을 수 없습니다 | 오크 리조트 골프');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
