import { endOtherSessions, endSession, sessions } from '#contract/account/device-session.ts';
import { signIn } from '#contract/account/member.ts';
import { editorAt } from '#tests/e2e/lib/editor.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPassword } from '#tests/e2e/lib/new-person.ts';
import { useUpCheck } from '#tests/e2e/lib/use-up-check.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

/** The buttons exist only if there are other sessions, and only while the password check is valid. */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible({ context }, event, last) {
    if (last?.includes('[isUnconfirmed]')) return false;
    if (event.type === 'endingAll.requested') return context.sessions.some(({ isCurrent }) => !isCurrent);
    return (
      event.type !== 'ending.requested' ||
      context.sessions.some(({ id, isCurrent }) => !isCurrent && id === event['session'].id)
    );
  },
};

describeBrowserPaths({ ...flow, onScreen }, inProfile);

async function inProfile({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const lists = await heldCalls(page, `**${sessions.path}`, expectConsoleError);
  const one = await heldCalls(page, `**${endSession.path}`, expectConsoleError);
  const all = await heldCalls(page, `**${endOtherSessions.path}`, expectConsoleError);
  let requested = all;
  const { serviceId } = await newMember(page.request);
  const signInOn = (device: string) =>
    page.request.post(signIn.path, { data: { serviceId, password: newPassword }, headers: { 'User-Agent': device } });
  await person.arriveAs(serviceId, newPassword);
  await openInspected(page, '/mypage/editing');
  await editorAt(page).unlock();
  await page.getByText('로그인 기기', { exact: true }).click();
  return {
    'list.retried': () => page.getByRole('button', { name: '다시 불러오기' }).click(),
    async 'ending.requested'({ session }) {
      requested = one;
      await page.getByRole('button', { name: `${session.device} 로그아웃` }).click();
    },
    async 'endingAll.requested'() {
      requested = all;
      await page.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click();
    },
    'ending.confirmed': () => person.confirm(),
    'ending.cancelled': () => person.cancel(),
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.loadSessions'({ output }) {
      if (output.length > 1)
        for (const device of ['Version/18.1 Safari/604.1 iPhone', 'another device']) await signInOn(device);
      await lists.pass();
    },
    'xstate.error.actor.loadSessions': () => lists.answer(unreadable),
    async 'xstate.done.actor.endSessions'({ output }) {
      if (output.kind === 'refused') return requested.answer(refused('503', output.message), 503);
      if (output.kind === 'unconfirmed') await useUpCheck(page, await person.token());
      return requested.pass();
    },
    'xstate.error.actor.endSessions': () => requested.answer(unreadable),
  };
}
