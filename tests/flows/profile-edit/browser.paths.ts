import type { AnyEventObject } from 'xstate';
import { endOtherSessions } from '#contract/account/device-session.ts';
import { checkPassword, modifyProfile } from '#contract/account/profile.ts';
import { editorAt } from '#tests/e2e/lib/editor.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPassword } from '#tests/e2e/lib/new-person.ts';
import { tokenOf } from '#tests/e2e/lib/person.ts';
import { useUpCheck } from '#tests/e2e/lib/use-up-check.ts';
import { flow } from './flow.ts';
import { changeProfile } from '../browser/change-profile.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';

type IsEventPossible = NonNullable<typeof flow.onScreen.isEventPossible>;

/** No draft is stored in this browser. */
const isEventPossible: IsEventPossible = (state, event: AnyEventObject & Parameters<IsEventPossible>[1]) =>
  flow.onScreen.isEventPossible?.(state, event) !== false &&
  (event['output']?.kind !== 'accepted' || event['output'].draft === null);

describeBrowserPaths({ ...flow, onScreen: { ...flow.onScreen, isEventPossible } }, inProfile);

async function inProfile({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const checks = await heldCalls(page, `**${checkPassword.path}`, expectConsoleError);
  const saves = await heldCalls(page, `**${modifyProfile.path}`, expectConsoleError);
  const endings = await heldCalls(page, `**${endOtherSessions.path}`, expectConsoleError);
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  await openInspected(page, '/mypage/editing');
  const editor = editorAt(page);
  const letCheckLapse = async () => useUpCheck(page, await person.token());
  return {
    async 'password.submitted'({ password }, upcoming) {
      const right = nextOutput(upcoming, 'checkPassword')?.kind === 'refused' ? 'a wrong one' : newPassword;
      await editor.gatePassword.fill(password && right);
      await editor.pass.click();
    },
    'password.changed': () => editor.gatePassword.fill('x'),
    'profile.changed': ({ changed }) => changeProfile(editor, changed),
    'profile.submitted': () => editor.emailUsername.press('Enter'),
    /** Notified by the devices, whose other one cannot be logged out without a check. */
    async 'check.lapsed'() {
      await letCheckLapse();
      await tokenOf(page.request, serviceId, newPassword);
      await page.getByText('로그인 기기', { exact: true }).click();
      await page.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click();
      await person.confirm();
      await endings.pass();
    },
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.checkPassword': () => checks.pass(),
    'xstate.error.actor.checkPassword': () => checks.answer(unreadable),
    async 'xstate.done.actor.saveProfile'({ output }) {
      if (output.kind === 'unconfirmed') await letCheckLapse();
      await saves.pass(output.kind === 'refused' ? { body: {} } : {});
    },
    'xstate.error.actor.saveProfile': () => saves.answer(unreadable),
  };
}
