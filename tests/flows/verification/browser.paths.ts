import type { Page } from 'playwright/test';
import { niceSuccess, verificationLimits, type AuthType } from '#contract/account/verification.ts';
import { noCorporation } from '#machines/corporation.ts';
import type { VerificationInput } from '#machines/verification.machine.ts';
import { finderAt } from '#tests/e2e/lib/finder.ts';
import { newMember, verifiedReturn } from '#tests/e2e/lib/new-member.ts';
import { enterCode, introduce, openProvider, type ProviderName } from '#tests/e2e/lib/provider.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, succeeded, unreadable } from '../browser/held-calls.ts';
import { storeRedirect } from '../browser/stored-redirect.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

const names: Record<AuthType, ProviderName> = { NICE: '휴대폰 본인확인', IPIN: '아이핀 본인확인' };

const neverSeen = new Set<string>([
  'popup.blocked',
  'popup.refused',
  'sameTab.requested',
  'xstate.done.actor.leaveForProvider',
  'xstate.error.actor.leaveForProvider',
]);

/**
 * A pop-up is blocked only when it is opened; one of a provider that has moved is refused (the trial moved-vendor); a
 * page that unloads ends its recorder. A request without a response times out long before the verification expires.
 */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible: (state, { type }) =>
    !neverSeen.has(type) &&
    (!type.startsWith('xstate.after.') ||
      state.matches({ underWay: 'waiting' }) ||
      state.matches({ underWay: 'detached' })),
};

describeBrowserPaths({ ...flow, onScreen }, inFindId);

async function inFindId({
  page,
  person,
  engine,
  expectConsoleError,
  input: { redemption },
}: BrowserStage<VerificationInput>): Promise<Gestures> {
  const requests = await heldCalls(page, /\/nice(-ipin)?\/check$/, expectConsoleError);
  const answers = await heldCalls(page, `**${niceSuccess.path}?**`, expectConsoleError);
  await page.clock.install();
  if (redemption)
    await storeRedirect(page, '/account/find-id', {
      stored: { userType: 'PERSONAL', corporation: noCorporation },
      redemption: { ...redemption, ...(await verifiedReturn(page.request, await newMember(page.request))).redemption },
    });
  await openInspected(page, '/account/find-id');
  if (!redemption) await finderAt(page).choose('개인(분양)회원');
  let popup: Page;
  let at: 'nowhere' | 'start' | 'provider' | 'code' = 'nowhere';
  const goToCode = async (outcome: '정상' | '정상 (창 연결 끊김)') => {
    await introduce(popup, '김하늘 19850412', { outcome });
    at = 'code';
  };
  return {
    async 'verification.requested'({ authType }) {
      popup = await openProvider(page, names[authType as AuthType]);
      at = 'start';
    },
    /**
     * At the provider it becomes unreachable, which looks the same as closed, and still sends its result. While such a
     * window is open, WebKit's driver reports no other one.
     */
    async 'popup.closed'() {
      if (at === 'start') return popup.close();
      if (engine !== 'webkit') return goToCode('정상 (창 연결 끊김)');
      await goToCode('정상');
      expectConsoleError(/400 .*\/confirm/);
      popup = await moveToTab(popup);
    },
    async 'popup.answered'() {
      if (at !== 'code') await goToCode('정상');
      await enterCode(popup);
    },
    /** Only the request's own secret redeems the provider's result. */
    'xstate.done.actor.redeemVerification'({ output }) {
      if (output.kind === 'refused') return answers.pass({ headers: { 'Verification-Secret': 'another one' } });
      return output.identity === verifiedPerson ? answers.pass() : answers.answer(succeeded(output.identity));
    },
    'xstate.error.actor.redeemVerification': () => answers.answer(unreadable),
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.requestVerification'() {
      await requests.pass();
      at = 'provider';
    },
    'xstate.error.actor.requestVerification': () => requests.answer(unreadable),
    async 'xstate.after.verificationTimeout.verification.underWay'() {
      await popup.getByRole('heading', { name: /^(휴대폰|아이핀) 본인확인$/ }).waitFor();
      await page.clock.fastForward(verificationLimits.durationMs);
    },
  };
}

/**
 * Closes the popup and continues in a tab, which has no opener either, with a copy of its session storage. The tab
 * submits the form without a code, so that the provider shows it again, with status 400.
 */
async function moveToTab(popup: Page): Promise<Page> {
  const action = await popup.locator('form').evaluate((form: HTMLFormElement) => form.action);
  const attempt = await popup.locator('[name=attempt]').inputValue();
  const session = await popup.evaluate(() => Object.entries(window.sessionStorage));
  await popup.close();
  const tab = await popup.context().newPage();
  await tab.goto(new URL('/robots.txt', action).href);
  await tab.evaluate(
    (to) => {
      for (const [key, value] of to.session) window.sessionStorage.setItem(key, value);
      const [form, field] = [document.createElement('form'), document.createElement('input')];
      Object.assign(form, { method: 'post', action: to.action });
      Object.assign(field, { name: 'attempt', value: to.attempt });
      form.append(field);
      document.documentElement.append(form);
      form.submit();
    },
    { action, attempt, session },
  );
  await tab.getByLabel('인증번호').waitFor();
  return tab;
}
