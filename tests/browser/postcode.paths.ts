import type { Page } from 'playwright/test';
import { postcodeFlow } from '#tests/model/postcode.flow.ts';
import { describeBrowserPaths } from './lib/describe-browser-paths.ts';
import { heldCalls } from './lib/held-calls.ts';
import { openRecorded } from './lib/recorded.ts';
import type { BrowserStage, Gestures } from './lib/stage.ts';

await describeBrowserPaths(postcodeFlow, inConsultation);

async function inConsultation({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const scripts = await heldCalls(page, '**/sandbox/postcode/postcode.v2.js', expectConsoleError);
  await openRecorded(page, '/membership');
  return {
    'search.opened': () => page.getByRole('button', { name: /^우편번호 찾기/ }).click(),
    'search.closed': () => page.getByRole('button', { name: '우편번호 찾기 닫기' }).click(),
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
    'xstate.done.actor.loadPostcode': () => scripts.pass(),
    'xstate.error.actor.loadPostcode': () => scripts.cut(),
  };
}

/** Returns the line of an address that the service found. */
async function foundLine(page: Page) {
  const search = page.frameLocator('iframe[title="우편번호 검색"]');
  await search.getByRole('textbox').fill('치악숲로');
  await search.getByRole('button', { name: '검색' }).click();
  return search.getByRole('button', { name: /^도로명 ?강원특별자치도 원주시 치악숲로 210$/ });
}
