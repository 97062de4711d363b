import type { APIRequestContext, Page } from 'playwright/test';
import type { InputFrom } from 'xstate';
import { popups } from '#contract/site/frame.ts';
import { paths } from '#contract/site/site-paths.ts';
import { signOutTimeoutMs } from '#contract/shared/limits.ts';
import { signOut } from '#contract/account/member.ts';
import { checkPassword } from '#contract/account/profile.ts';
import { leave, leaveReasons } from '#contract/account/withdrawal.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPassword } from '#tests/e2e/lib/new-person.ts';
import { tokenOf } from '#tests/e2e/lib/person.ts';
import { renewed, flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { goBackTo } from '../browser/go-back-to.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { stopClock } from '../browser/stop-clock.ts';

/**
 * Before a login there is no member; a withdrawn member only leaves; a logout reloads the page; and a token is rotated
 * only once.
 */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible(state, event) {
    if (state.matches('loggedOut') || (state.matches('farewell') && event.type !== 'farewell.ended')) return false;
    if (state.matches({ authenticated: 'alertingArrival' })) return event.type === 'alert.dismissed';
    if (event.type === 'token.issued') return state.matches({ anonymous: 'browsing' }) && event.token !== renewed;
    if (event.type !== 'token.changedElsewhere') return true;
    if (event.isGuestPage) return state.matches({ anonymous: 'browsing' });
    return event.token === renewed
      ? state.context.token === 'first'
      : event.token !== 'first' || state.context.token !== renewed;
  },
};

// A logout that is held and a farewell leave the page where no other path begins.
describeBrowserPaths({ ...flow, onScreen }, beforeWithdrawal, undefined, undefined, 'paths');

/**
 * Opens the login that leads to the withdrawal, or the withdrawal itself. The redirect of a members' page to the login
 * is no part of a path, so it happens before.
 */
async function beforeWithdrawal({
  page,
  person,
  expectConsoleError,
  input: { token: begunWith },
}: BrowserStage<InputFrom<typeof sessionMachine>>): Promise<Gestures> {
  const endings = await heldCalls(page, `**${signOut.path}`, expectConsoleError);
  const leaving = await heldCalls(page, `**${leave.path}`, expectConsoleError);
  const news = await heldCalls(page, `**${popups.path}`, expectConsoleError);
  const [first, second] = [await newMember(page.request), await newMember(page.request)];
  /** The owners of the tokens of the paths. */
  const members: Record<string, string> = {
    first: first.serviceId,
    [renewed]: first.serviceId,
    second: second.serviceId,
  };
  await page.clock.install();
  if (begunWith) {
    await person.arriveAs(members[begunWith] ?? '', newPassword);
    await openInspected(page, '/delete-account');
  } else await openInspected(page, '/account/login', '&redirect=/delete-account');
  return {
    'token.issued': ({ token }) => person.signIn(members[token] ?? '', newPassword),
    /** Any call of the home page may be the first to meet the ended session. */
    async 'token.rejected'() {
      expectConsoleError(/status of 401/);
      const isLoggingOut = await person.question.isVisible();
      if (!isLoggingOut) await goHome(page);
      await endElsewhere(page.request, await person.token());
      return isLoggingOut ? endings.pass() : news.pass();
    },
    async 'token.changedElsewhere'({ token, isGuestPage }) {
      const isAtLogin = new URL(page.url()).pathname === paths.login;
      if (token === null || (isAtLogin && !isGuestPage)) await goHome(page);
      if (isGuestPage && !isAtLogin) {
        await person.loginLink.click();
        await person.submit.waitFor();
      }
      if (token === renewed) await storeElsewhere(page, await renewedOf(page.request, await person.token()));
      else await storeElsewhere(page, token && (await tokenOf(page.request, members[token] ?? '', newPassword)));
    },
    async 'member.withdrew'() {
      await page.getByText(leaveReasons[0], { exact: true }).click();
      await page.getByLabel(/^비밀번호\*?$/).fill(newPassword);
      await page.getByRole('button', { name: /^탈퇴하기/ }).click();
      await leaving.pass();
    },
    'farewell.ended': () => person.dismiss(),
    'login.required': ({ path }) => goBackTo(page, path),
    'alert.dismissed': () => person.dismiss(),
    'logout.requested': () => person.askToLogOut(),
    async 'logout.confirmed'() {
      await person.question.waitFor();
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
      );
      await stopClock(page);
      await person.confirm();
    },
    'logout.cancelled': () => person.cancel(),
    'xstate.done.actor.endSession': () => endings.pass(),
    'xstate.error.actor.endSession': () => endings.answer(unreadable),
    'xstate.after.signOutTimeout.session.authenticated.loggingOut': () => page.clock.runFor(signOutTimeoutMs),
  };
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await page.getByRole('region', { name: '오크 리조트 골프의 풍경' }).waitFor();
}

/** Changes the token as another tab of this browser would. */
async function storeElsewhere(page: Page, token: string | null): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  await other.evaluate(
    (value) => (value === null ? localStorage.removeItem('token') : localStorage.setItem('token', value)),
    token,
  );
  await other.close();
}

/** Ends a session, as a logout in another browser would. */
const endElsewhere = (request: APIRequestContext, token: string): Promise<unknown> =>
  request.post(signOut.path, { headers: { Authorization: `Bearer ${token}` } });

async function renewedOf(request: APIRequestContext, token: string): Promise<string> {
  const response = await request.post(checkPassword.path, {
    data: { password: newPassword },
    headers: { Authorization: `Bearer ${token}` },
  });
  return checkPassword.result.parse((await response.json()).data).access_token;
}
