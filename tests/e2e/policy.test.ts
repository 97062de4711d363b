import { renderedStyle, runtimeStyle } from '#server/http/security-headers.ts';
import { expect, test } from './lib/test.ts';

test('the page is served without a style element, an executable inline script, or a style attribute except the one that the policy names', async ({
  request,
}) => {
  const html = await (await request.get('/account/login')).text();
  expect(html.replaceAll(` style="${renderedStyle}"`, '')).not.toMatch(
    /<style|\sstyle=|<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))|\son\w+=/i,
  );
});

test('the only style element of a running page is the one that the policy names', async ({ page, person }) => {
  await person.openLogin();
  await person.signIn('member01');
  await expect(person.menu).toBeVisible();
  const styles = await page.locator('style').allTextContents();
  expect(styles.map((text) => text.trim()).filter((text) => text !== runtimeStyle)).toEqual([]);
});

test('the policy blocks an injected style and a script assembled from text nodes, with a console message', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/style.*Content Security Policy/);
  expectConsoleError(/requires 'TrustedScript'/);
  await page.goto('/404');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    const script = document.createElement('script');
    script.append(document.createTextNode('document.title = "evil"'));
    document.head.append(style, script);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('페이지를 찾을 수 없습니다 | 오크 리조트 골프');
});

test('on a page with content of operators, the browser blocks HTML, scripts and policies of any other source', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/requires 'Trusted/);
  expectConsoleError(/trusted-types/);
  await page.goto('/oakhills/guest-information', { waitUntil: 'networkidle' });
  const answers = await page.evaluate(() => {
    const {
      trustedTypes,
    }: { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown }; document: Document } = window;
    const rules = { createHTML: (html: string) => html, createScriptURL: (address: string) => address };
    const tries: Record<string, () => unknown> = {
      'HTML in the page': () => (document.body.innerHTML = '<p>evil</p>'),
      'nothing, as HTML': () => (document.body.innerHTML = ''),
      'HTML read into a document': () => new DOMParser().parseFromString('<p>evil</p>', 'text/html'),
      'HTML in a frame': () => (document.createElement('iframe').srcdoc = '<p>evil</p>'),
      'the text of a script': () => (document.createElement('script').textContent = 'document.title = "evil"'),
      'a script of somebody else': () => (document.createElement('script').src = 'https://evil.example/evil.js'),
      'another script of this site': () => (document.createElement('script').src = '/evil.js'),
      'a handler as an attribute': () => document.body.setAttribute('onclick', 'document.title = "evil"'),
      'a policy beside': () => trustedTypes?.createPolicy('dompurify', rules),
      'a policy instead': () => trustedTypes?.createPolicy('default', rules),
    };
    return Object.entries(tries).flatMap(([what, attempt]) => {
      try {
        attempt();
        return [`not refused: ${what}`];
      } catch (refusal) {
        return refusal instanceof TypeError ? [] : [`${what}: ${String(refusal)}`];
      }
    });
  });
  expect(answers).toEqual([]);
});
