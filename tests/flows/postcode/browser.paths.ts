import type { Page } from 'playwright/test';
import { postcodeSilenceMs } from '#contract/account/postcode.ts';
import { passAddress, postcodeSearch, searchFrame } from '#tests/e2e/lib/postcode-search.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

const selection = {
  zonecode: '26304',
  roadAddress: '강원특별자치도 원주시 치악숲로 210',
  jibunAddress: '',
  userSelectedType: 'R',
  bname: '',
  buildingName: '',
  apartment: 'N',
};

// In WebKit, a second search of a tour was not found in its frames.
describeBrowserPaths(flow, inConsultation, undefined, undefined, 'paths');

async function inConsultation({ page, person, engine, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const scripts = await heldCalls(page, '**/sandbox/postcode/postcode.v2.js', expectConsoleError);
  await page.clock.install();
  await openInspected(page, '/membership');
  let isLoaded = false;
  return {
    async 'search.opened'() {
      isLoaded = false;
      await page.getByRole('button', { name: /^우편번호 찾기/ }).click();
      await scripts.arrived();
    },
    async 'search.ready'() {
      isLoaded = true;
      await scripts.pass();
    },
    'search.closed': () => page.getByRole('button', { name: '우편번호 찾기 닫기' }).click(),
    /** Before the vendor's page is there, our page in the frame passes the address on. */
    async 'address.chosen'() {
      if (isLoaded) return (await foundLine(page)).click();
      await passAddress(page, selection);
    },
    /** The script does not load, or the service returns an unreadable response. */
    async 'search.failed'() {
      if (!isLoaded) return scripts.cut();
      const line = await foundLine(page);
      await line.evaluate((button: HTMLElement) => void (button.dataset['address'] = '{}'));
      await line.click();
    },
    async 'search.blocked'() {
      // Its driver reads the console from the same event.
      if (engine === 'webkit') expectConsoleError(/^Content Security Policy: script-src-elem blocked/);
      await (
        await searchFrame(page)
      ).evaluate(() => {
        const violation = {
          effectiveDirective: 'script-src-elem',
          violatedDirective: 'script-src-elem',
          documentURI: '',
          originalPolicy: '',
          disposition: 'enforce' as const,
          statusCode: 200,
        };
        document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', violation));
      });
    },
    'xstate.after.silence.postcode.open.loading': () => page.clock.fastForward(postcodeSilenceMs),
    'alert.dismissed': () => person.dismiss(),
  };
}

/** Returns the line of an address that the service found. */
async function foundLine(page: Page) {
  const search = postcodeSearch(page);
  await search.getByRole('textbox').fill('치악숲로');
  await search.getByRole('button', { name: '검색' }).click();
  return search.getByRole('button', { name: /^도로명 ?강원특별자치도 원주시 치악숲로 210$/ });
}
