import { endOtherSessions, endSession, sessions } from '#contract/account/device-session.ts';
import { editorAt } from '#tests/e2e/lib/editor.ts';
import { password } from '#tests/e2e/lib/person.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

/** The buttons exist only if there are other sessions, and only while the password check is valid. */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible({ context }, event, last) {
    if (last?.includes('[isUnconfirmed]')) return false;
    if (event.type === 'endingAll.requested') return context.sessions.some(({ isCurrent }) => !isCurrent);
    return event.type !== 'ending.requested' || context.sessions.some(({ id, isCurrent }) => !isCurrent && id === event['session'].id);
  },
};

describeBrowserPaths({ ...flow, onScreen }, inProfile);

async function inProfile({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const lists = await heldCalls(page, `**${sessions.path}`, expectConsoleError);
  const one = { calls: await heldCalls(page, `**${endSession.path}`, expectConsoleError), done: null };
  const all = { calls: await heldCalls(page, `**${endOtherSessions.path}`, expectConsoleError), done: { ended: 2 } };
  let requested: typeof one | typeof all = all;
  await person.arriveAs('member01');
  await openInspected(page, '/mypage/editing');
  await editorAt(page).unlock(password);
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
    'xstate.done.actor.loadSessions': ({ output }) => lists.answer(succeeded(output)),
    'xstate.error.actor.loadSessions': () => lists.answer(unreadable),
    async 'xstate.done.actor.endSessions'({ output }) {
      if (output.kind === 'ended') return requested.calls.answer(succeeded(requested.done));
      const code = output.kind === 'unconfirmed' ? '403' : '503';
      return requested.calls.answer(refused(code, output.message), Number(code));
    },
    'xstate.error.actor.endSessions': () => requested.calls.answer(unreadable),
  };
}
