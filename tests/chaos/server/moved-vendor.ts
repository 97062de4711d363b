import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright/test';
import { accountMessages } from '#contract/account/account-messages.ts';
import { inquiryMessages } from '#contract/membership/inquiry-messages.ts';
import { which } from '#tools/browsers/packages.ts';
import { chromiumArgs } from '#tools/browsers/chromium.ts';
import type { Installation } from '../lib/installation.ts';
import { onEmbedded } from '../lib/installation.ts';
import { runVendor, type Vendor } from '../lib/moved-vendor.ts';
import type { Server, Settings } from '../lib/server.ts';
import type { Trial } from '../lib/trial.ts';
import { equals, holds, SkippedTrial } from '../lib/trial.ts';

const [waitMs, maxWaits] = [100, 100];
const script = '/sandbox/postcode/postcode.v2.js';
const provider = '/sandbox/nice/CheckPlusSafeModel/service.cb';

export const trial: Trial = {
  name: 'moved-vendor',
  done: 'the hosts of the postcode search and of the identity provider redirect to others, which the settings name or not',
  run: () =>
    onEmbedded(async (installation) => {
      const executablePath = process.env['CHROMIUM_PATH'] ?? which('chromium-headless-shell') ?? which('chromium');
      if (executablePath === undefined || !existsSync(executablePath))
        throw new SkippedTrial('Chromium is not installed');
      const browser = await chromium.launch({ executablePath, args: chromiumArgs });
      const vendor = await runVendor();
      const on = (settings: Settings, steps: (page: Page, server: Server) => Promise<void>) =>
        visit({ installation, browser, vendor, settings }, steps);
      try {
        await on({ POSTCODE_SCRIPT_URL: vendor.oldOrigin + script, POSTCODE_ORIGINS: vendor.newOrigin }, searchAddress);
        await on({ POSTCODE_SCRIPT_URL: vendor.oldOrigin + script }, typeAddress);
        // The script is at its old host, and the page in its frame has moved.
        await on({ POSTCODE_SCRIPT_URL: vendor.newOrigin + script, POSTCODE_ORIGINS: vendor.oldOrigin }, searchAddress);
        await on({ NICE_URL: vendor.oldOrigin + provider, IDENTITY_ORIGINS: vendor.newOrigin }, verifyInWindow);
        await on({ NICE_URL: vendor.oldOrigin + provider }, verifyInTab);
      } finally {
        await browser.close();
        await vendor.stop();
      }
      return 'with the new hosts in the settings, search and window work; without, an address is typed and sent, and a verification ends in the same tab; each failure is in the log';
    }),
};

async function visit(
  {
    installation,
    browser,
    vendor,
    settings,
  }: { installation: Installation; browser: Browser; vendor: Vendor; settings: Settings },
  steps: (page: Page, server: Server) => Promise<void>,
): Promise<void> {
  const server = await installation.start(settings);
  vendor.serves(server.url);
  const context = await browser.newContext();
  try {
    await steps(await context.newPage(), server);
  } finally {
    await context.close();
  }
  equals(await server.end('SIGTERM'), 0, 'exit code');
}

async function openSearch(page: Page, { url }: Server): Promise<void> {
  await page.goto(`${url}/membership#inquiry`);
  await page.getByRole('button', { name: /^우편번호 찾기/ }).click();
}

const postCode = (page: Page) => page.getByLabel('우편번호', { exact: true });

async function searchAddress(page: Page, server: Server): Promise<void> {
  await openSearch(page, server);
  const search = page.frameLocator('iframe[title="우편번호 찾기"]').frameLocator('iframe').frameLocator('iframe');
  await search.getByRole('textbox').fill('치악숲로');
  await search.getByRole('button', { name: '검색' }).click();
  await search.getByRole('button', { name: /^도로명 ?강원특별자치도 원주시 치악숲로 210$/ }).click();
  await page.getByRole('button', { name: '주소 지우기' }).waitFor();
  equals(await postCode(page).inputValue(), '26304', 'the postcode of the search');
}

async function typeAddress(page: Page, server: Server): Promise<void> {
  await openSearch(page, server);
  await page.getByRole('alertdialog').getByText(accountMessages.postcodeUnavailable).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await page.getByText(accountMessages.postcodeSilent).waitFor();
  const form = page.getByRole('form', { name: '회원권 상담 신청' });
  await postCode(page).fill('26304');
  await form.getByLabel('주소', { exact: true }).fill('강원특별자치도 원주시 치악숲로 210');
  await form.getByLabel(/^이름/).fill('김하늘');
  await form.getByLabel(/^연락처/).fill('010-2345-6789');
  for (const choice of ['개인', '골프 회원권']) await form.getByText(choice, { exact: true }).click();
  await form.getByText(inquiryMessages.consent).click();
  const stored = page.waitForResponse('**/membership-inquiries/post');
  await form.getByRole('button', { name: /^상담 신청/ }).click();
  equals((await stored).status(), 200, 'the consultation with a typed address');
  await isLogged(server, '"partner":"postcode","reason":"blocked"');
  await isLogged(server, '"page":"postcode","directive":"script-src"');
}

async function startVerification(page: Page, { url }: Server): Promise<void> {
  await page.goto(`${url}/account/find-id`);
  await page.getByText('개인(분양)회원', { exact: true }).click();
  await page.getByRole('button', { name: '휴대폰 본인확인' }).click();
}

/** At the provider, in its window or in the tab. */
async function identify(page: Page): Promise<void> {
  await page.getByLabel('시험용 인물').selectOption({ label: '김하늘 19850412' });
  await page.getByRole('button', { name: '인증번호 요청' }).click();
  await page.getByLabel('인증번호').fill(await page.locator('[data-code]').innerText());
  await page.getByRole('button', { name: '확인' }).click();
}

const foundId = (page: Page) => page.getByText('member01');

async function verifyInWindow(page: Page, server: Server): Promise<void> {
  const opened = page.waitForEvent('popup');
  await startVerification(page, server);
  await identify(await opened);
  await foundId(page).waitFor();
}

async function verifyInTab(page: Page, server: Server): Promise<void> {
  await startVerification(page, server);
  const alert = page.getByRole('alertdialog');
  await alert.getByText(accountMessages.providerBlocked).waitFor();
  equals(page.context().pages().length, 1, 'windows: the one that was refused is closed');
  await alert.getByRole('button', { name: '확인' }).click();
  await page.getByRole('button', { name: '이 화면에서 휴대폰으로 확인' }).click();
  await identify(page);
  await foundId(page).waitFor();
  await isLogged(server, '"partner":"identity","reason":"blocked"');
}

/** Reports arrive within a few seconds. */
async function isLogged({ output }: Server, fields: string): Promise<void> {
  for (let waited = 0; waited < maxWaits && !output.some((line) => line.includes(fields)); waited += 1)
    await wait(waitMs);
  holds(
    output.some((line) => line.includes(fields)),
    `${fields} is not in the log`,
  );
}
