import type { AnyEventObject } from 'xstate';
import { endOtherSessions, sessions as sessionsCall } from '#contract/account/device-session.ts';
import { me } from '#contract/account/member.ts';
import { checkPassword, modifyProfile } from '#contract/account/profile.ts';
import { editorAt } from '#tests/e2e/lib/editor.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { sessions } from '#tests/fixtures/sessions.ts';
import { flow } from './flow.ts';
import { changeProfile } from '../browser/change-profile.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

type IsEventPossible = NonNullable<typeof flow.onScreen.isEventPossible>;

/** No draft is stored in this browser. */
const isEventPossible: IsEventPossible = (state, event: AnyEventObject & Parameters<IsEventPossible>[1]) =>
  flow.onScreen.isEventPossible?.(state, event) !== false && (event['output']?.kind !== 'accepted' || event['output'].draft === null);

describeBrowserPaths({ ...flow, onScreen: { ...flow.onScreen, isEventPossible } }, inProfile);

async function inProfile({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const checks = await heldCalls(page, `**${checkPassword.path}`, expectConsoleError);
  const saves = await heldCalls(page, `**${modifyProfile.path}`, expectConsoleError);
  await page.route(`**${me.path}`, (route) => route.fulfill({ json: succeeded(member01) }));
  await page.route(`**${sessionsCall.path}`, (route) => route.fulfill({ json: succeeded(sessions) }));
  const token = await person.arriveAs('member01');
  await openInspected(page, '/mypage/editing');
  const editor = editorAt(page);
  return {
    /** The page reads the member, too, and logs a response that it cannot parse. */
    async 'password.submitted'({ password }) {
      await editor.gatePassword.fill(password);
      await editor.pass.click();
    },
    'password.changed': () => editor.gatePassword.fill('x'),
    'profile.changed': ({ changed }) => changeProfile(editor, changed),
    'profile.submitted': () => editor.emailUsername.press('Enter'),
    async 'check.lapsed'({ message }) {
      expectConsoleError(/status of 403/);
      await page.route(`**${endOtherSessions.path}`, (route) => route.fulfill({ status: 403, json: refused('403', message) }));
      await page.getByText('로그인 기기', { exact: true }).click();
      await page.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click();
      await person.confirm();
    },
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.checkPassword': ({ output }) => (output.kind === 'accepted' ? checks.answer(succeeded({ access_token: token })) : checks.answer(refused('400', output.message), 400)),
    'xstate.error.actor.checkPassword': () => checks.answer(unreadable),
    async 'xstate.done.actor.saveProfile'({ output }) {
      if (output.kind === 'saved') return saves.answer(succeeded(null));
      const code = output.kind === 'unconfirmed' ? '403' : '400';
      return saves.answer(refused(code, output.message), Number(code));
    },
    'xstate.error.actor.saveProfile': () => saves.answer(unreadable),
  };
}
