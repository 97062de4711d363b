import { endOtherSessions } from '#contract/account/device-session.ts';
import { editorAt } from '#tests/e2e/lib/editor.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPassword } from '#tests/e2e/lib/new-person.ts';
import { useUpCheck } from '#tests/e2e/lib/use-up-check.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

/** The button exists only while the password check is valid. */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible: (_, __, last) => last?.includes('[isUnconfirmed]') !== true,
};

describeBrowserPaths({ ...flow, onScreen }, inProfile);

async function inProfile({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const endings = await heldCalls(page, `**${endOtherSessions.path}`, expectConsoleError);
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  await openInspected(page, '/mypage/editing');
  await editorAt(page).unlock();
  await page.getByText('활동 내역', { exact: true }).click();
  return {
    'activity.disowned': () => page.getByRole('button', { name: '내가 하지 않았습니다' }).click(),
    'disowning.confirmed': () => person.confirm(),
    'disowning.cancelled': () => person.cancel(),
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.endOtherSessions'({ output }) {
      if (output.kind === 'refused') return endings.answer(refused('503', output.message), 503);
      if (output.kind === 'unconfirmed') await useUpCheck(page, await person.token());
      return endings.pass();
    },
    'xstate.error.actor.endOtherSessions': () => endings.answer(unreadable),
  };
}
