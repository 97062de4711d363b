import { endOtherSessions, sessions } from '#contract/device-session.ts';
import { editorAt } from '#tests/e2e/lib/editor.ts';
import { password } from '#tests/e2e/lib/person.ts';
import { otherSessionsFlow } from '#tests/flows/other-sessions.flow.ts';
import { describeBrowserPaths, type BrowserStage, type Gestures } from './lib/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from './lib/held-calls.ts';
import { openRecorded } from './lib/recorded.ts';

/** The button is there only while somebody else is logged in. */
const onScreen: typeof otherSessionsFlow = {
  ...otherSessionsFlow,
  offers: ({ context }, { type }) => type !== 'ending.requested' || context.sessions.some(({ isCurrent }) => !isCurrent),
};

describeBrowserPaths(onScreen, inProfile);

async function inProfile({ page, person, expectComplaint }: BrowserStage): Promise<Gestures> {
  const lists = await heldCalls(page, `**${sessions.path}`, expectComplaint);
  const ends = await heldCalls(page, `**${endOtherSessions.path}`, expectComplaint);
  await person.arriveAs('member01');
  await openRecorded(page, '/mypage/editing');
  await editorAt(page).unlock(password);
  await page.getByText('로그인 기기', { exact: true }).click();
  return {
    'list.retried': () => page.getByRole('button', { name: '다시 불러오기' }).click(),
    'ending.requested': () => page.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click(),
    'ending.confirmed': () => person.confirm(),
    'ending.cancelled': () => person.cancel(),
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.loadSessions': ({ output }) => lists.answer(succeeded(output)),
    'xstate.error.actor.loadSessions': () => lists.answer(unreadable),
    'xstate.done.actor.endOtherSessions': ({ output }) => (output.kind === 'ended' ? ends.answer(succeeded({ ended: 2 })) : ends.answer(refused('503', output.message), 503)),
    'xstate.error.actor.endOtherSessions': () => ends.answer(unreadable),
  };
}
