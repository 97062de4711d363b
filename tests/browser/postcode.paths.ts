import type { Page } from 'playwright/test';
import { postcodeFlow } from '#tests/model/postcode.flow.ts';
import { describeBrowserPaths } from './lib/describe-browser-paths.ts';
import { heldCalls } from './lib/held-calls.ts';
import { openRecorded } from './lib/recorded.ts';
import type { BrowserStage, Gestures } from './lib/stage.ts';

describeBrowserPaths(postcodeFlow, inConsultation);

async function inConsultation({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const scripts = await heldCalls(page, '**/sandbox/postcode/postcode.v2.js', expectConsoleError);
  await openRecorded(page, '/membership');
  let [isAwaited, isLoaded] = [false, false];
  const load = async () => {
    [isAwaited, isLoaded] = [false, true];
    await scripts.pass();
  };
  return {
    /** A page loads the script once; this one forgets it, so that each path can hold it again. */
    async 'search.opened'() {
      if (isLoaded) await forgetService(page);
      [isAwaited, isLoaded] = [true, false];
      await page.getByRole('button', { name: /^우편번호 찾기/ }).click();
    },
    /** A script that is still loading arrives after the search was closed. */
    async 'search.closed'() {
      await page.getByRole('button', { name: '우편번호 찾기 닫기' }).click();
      if (isAwaited) await load();
    },
    async 'address.chosen'() {
      await (await foundLine(page)).click();
    },
    /** The service returns an unreadable response. */
    async 'search.failed'() {
      const line = await foundLine(page);
      await line.evaluate((button: HTMLElement) => void (button.dataset['address'] = '{}'));
      await line.click();
    },
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.loadPostcode': load,
    async 'xstate.error.actor.loadPostcode'() {
      isAwaited = false;
      await scripts.cut();
    },
  };
}

/** Waits for the script, and removes what it has defined. */
async function forgetService(page: Page): Promise<void> {
  await page.waitForFunction(() => 'daum' in window);
  await page.evaluate(() => void Reflect.deleteProperty(window, 'daum'));
}

/** Returns the line of an address that the service found. */
async function foundLine(page: Page) {
  const search = page.frameLocator('iframe[title="우편번호 검색"]');
  await search.getByRole('textbox').fill('치악숲로');
  await search.getByRole('button', { name: '검색' }).click();
  return search.getByRole('button', { name: /^도로명 ?강원특별자치도 원주시 치악숲로 210$/ });
}
