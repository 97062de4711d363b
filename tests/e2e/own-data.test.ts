import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { ownData, type OwnData } from '#contract/account/own-data.ts';
import { xssVectors } from '#tests/fixtures/xss-vectors.ts';
import { ownDataExample } from '#tests/fixtures/own-data.ts';
import { addAxe, violationsOn } from './lib/axe.ts';
import { editorAt } from './lib/editor.ts';
import { password, type Person } from './lib/person.ts';
import { expect, test } from './lib/test.ts';

const [session] = ownDataExample.sessions;
const hostile: OwnData = {
  ...ownDataExample,
  sessions: xssVectors.flatMap((device) => (session ? [{ ...session, device }] : [])),
};

test('the document that a member downloads is accessible, fits a phone, and runs nothing in its data', async ({
  page,
  person,
}) => {
  let ran = 0;
  await page.exposeFunction('__xss', () => void (ran += 1));
  const { name, text } = await downloaded({ page, person }, hostile, /HTML/);
  expect(name).toBe('oakgolf-my-data-2026-11-26.html');
  await page.route('**/downloaded.html', (route) => route.fulfill({ contentType: 'text/html', body: text }));
  await page.goto('/downloaded.html');
  await expect(page.getByRole('heading', { level: 1, name: '내 정보' })).toBeVisible();
  await expect(page.getByRole('table', { name: '로그인 기기' }).getByRole('rowheader')).toHaveCount(xssVectors.length);
  await addAxe(page);
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(ran).toBe(0);
});

/** Returns the file that a member downloads by the button, with this data on the server. */
async function downloaded(
  { page, person }: { page: Page; person: Person },
  data: OwnData,
  button: RegExp,
): Promise<{ name: string; text: string }> {
  await page.route(`**${ownData.path}`, (route) =>
    route.fulfill({ json: { status: { code: '0000', message: '' }, data } }),
  );
  await person.arriveAs('member01');
  await editorAt(page).enter(password);
  await page.getByText('내 정보 내려받기', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
