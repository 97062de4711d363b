import { leave } from '#contract/account/withdrawal.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

describeBrowserPaths(flow, atWithdrawal);

async function atWithdrawal({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const leaving = await heldCalls(page, `**${leave.path}`, expectConsoleError);
  await person.arriveAs('leaver01');
  await openInspected(page, '/delete-account');
  const password = page.getByLabel(/^비밀번호\*?$/);
  return {
    async 'reason.changed'({ changed }) {
      if (changed.reason) await page.getByText(changed.reason, { exact: true }).click();
      if (changed.text) await page.getByLabel('기타 사유').fill(changed.text);
    },
    'password.changed': () => password.fill('another one'),
    async 'withdrawal.submitted'({ password: typed }) {
      await password.fill(typed);
      await page.getByRole('button', { name: /^탈퇴하기/ }).click();
    },
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.leave': ({ output }) => (output.kind === 'left' ? leaving.answer(succeeded(null)) : leaving.answer(refused('400', output.message), 400)),
    'xstate.error.actor.leave': () => leaving.answer(unreadable),
  };
}
