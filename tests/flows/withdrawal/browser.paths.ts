import { leave } from '#contract/account/withdrawal.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPassword } from '#tests/e2e/lib/new-person.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';

describeBrowserPaths(flow, atWithdrawal);

async function atWithdrawal({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const leaving = await heldCalls(page, `**${leave.path}`, expectConsoleError);
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  await openInspected(page, '/delete-account');
  const password = page.getByLabel(/^비밀번호\*?$/);
  return {
    async 'reason.changed'({ changed }) {
      if (changed.reason) await page.getByText(changed.reason, { exact: true }).click();
      if (changed.text) await page.getByLabel('기타 사유').fill(changed.text);
    },
    'password.changed': () => password.fill('another one'),
    async 'withdrawal.submitted'({ password: typed }, upcoming) {
      const right = nextOutput(upcoming, 'leave')?.kind === 'refused' ? 'a wrong one' : newPassword;
      await password.fill(typed && right);
      await page.getByRole('button', { name: /^탈퇴하기/ }).click();
    },
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.leave': () => leaving.pass(),
    'xstate.error.actor.leave': () => leaving.answer(unreadable),
  };
}
