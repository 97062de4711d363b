import type { Page } from 'playwright/test';
import { everyBrowser } from '#tools/browsers/names.ts';
import { finderAt } from './lib/finder.ts';
import { unknownPerson, type Joiner } from './lib/joiner.ts';
import { newMember } from './lib/new-member.ts';
import { newPerson, type NewPerson } from './lib/new-person.ts';
import type { Person } from './lib/person.ts';
import { enterCode, identify, introduce } from './lib/provider.ts';
import { expect, test } from './lib/test.ts';

type Stage = { readonly page: Page; readonly person: Person; readonly joiner: Joiner };

/** How the provider's answer comes back. */
const ways: Readonly<Record<string, (stage: Stage, someone: NewPerson) => Promise<void>>> = {
  'a window': ({ page }, someone) => identify(page, someone),
  'a window that answers by POST': ({ page }, someone) => identify(page, someone, { outcome: '정상 (POST)' }),
  'a window that the provider severs': ({ page }, someone) =>
    identify(page, someone, { outcome: '정상 (창 연결 끊김)' }),
  async 'this tab, as windows are blocked'({ page, person }, someone) {
    await page.evaluate(() => void (window.open = () => null));
    await page.getByRole('button', { name: '휴대폰 본인확인' }).click();
    await person.dismiss();
    await page.getByRole('button', { name: '이 화면에서 휴대폰으로 확인' }).click();
    await introduce(page, someone);
    await enterCode(page);
  },
};

/** Each goes up to the verification, and returns what follows it. */
const flows: Readonly<Record<string, (stage: Stage) => Promise<{ someone: NewPerson; after: () => Promise<void> }>>> = {
  async 'the sign-up'({ joiner }) {
    const someone = newPerson();
    await joiner.toVerification();
    return {
      someone,
      async after() {
        await joiner.fillIn(someone);
        await joiner.next.click();
        await expect(joiner.congratulation).toBeVisible();
      },
    };
  },
  async 'finding an id'({ page }) {
    const [someone, finder] = [await newMember(page.request), finderAt(page)];
    await finder.openFindId();
    await finder.choose('개인(분양)회원');
    return { someone, after: () => expect(finder.found.filter({ hasText: someone.serviceId })).toBeVisible() };
  },
  async 'a password reset'({ page, person }) {
    const [someone, finder] = [await newMember(page.request), finderAt(page)];
    await finder.openFindPassword();
    await finder.claim(someone.serviceId);
    return {
      someone,
      async after() {
        await finder.enterPassword('Changed2026!c');
        await expect(person.alert).toHaveAccessibleDescription('비밀번호 변경에 성공하셨습니다!');
      },
    };
  },
};

/** Each way and each flow once; all of them together by `EVERY_WAY=1`, since a way does not depend on the flow. */
const isChosen = (way: number, flow: number) =>
  process.env['EVERY_WAY'] !== undefined || way % Object.keys(flows).length === flow;

for (const [wayIndex, [way, verify]] of Object.entries(ways).entries())
  for (const [flowIndex, [flow, begin]] of Object.entries(flows).entries())
    if (isChosen(wayIndex, flowIndex))
      test(
        `${flow} goes on after a verification by ${way}`,
        { tag: process.env['EVERY_WAY'] === undefined ? [] : everyBrowser },
        async ({ page, person, joiner, expectConsoleError }) => {
          if (flow === 'the sign-up') expectConsoleError(unknownPerson);
          const stage = { page, person, joiner };
          const { someone, after } = await begin(stage);
          await verify(stage, someone);
          await after();
        },
      );
