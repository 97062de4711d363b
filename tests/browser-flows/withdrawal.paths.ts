import { leave } from '#contract/withdrawal.ts';
import { withdrawalFlow } from '#tests/flows/withdrawal.flow.ts';
import { describeBrowserPaths, type BrowserStage, type Gestures } from './lib/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from './lib/held-calls.ts';
import { openRecorded } from './lib/recorded.ts';

type Offers = NonNullable<typeof withdrawalFlow.offers>;

/** A change is told only while something is refused; so on screen a refused form is corrected first and submitted then. */
const offers: Offers = ({ context }, { type }) => {
  const isRefused = Object.keys(context.errors).length > 0;
  return type === 'alert.dismissed' || (type === 'withdrawal.changed' ? isRefused : type !== 'withdrawal.submitted' || !isRefused);
};

describeBrowserPaths({ ...withdrawalFlow, offers }, atWithdrawal);

async function atWithdrawal({ page, person, expectComplaint }: BrowserStage): Promise<Gestures> {
  const leaving = await heldCalls(page, `**${leave.path}`, expectComplaint);
  await person.arriveAs('leaver01');
  await openRecorded(page, '/delete-account');
  const password = page.getByLabel(/^비밀번호\*?$/);
  return {
    async 'withdrawal.submitted'({ withdrawal }) {
      if (withdrawal.reason) await page.getByText(withdrawal.reason, { exact: true }).click();
      if (withdrawal.text) await page.getByLabel('기타 사유').fill(withdrawal.text);
      await password.fill(withdrawal.password);
      await page.getByRole('button', { name: /^탈퇴하기/ }).click();
    },
    'withdrawal.changed': () => password.fill('another one'),
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.leave': ({ output }) => (output.kind === 'left' ? leaving.answer(succeeded(null)) : leaving.answer(refused('400', output.message), 400)),
    'xstate.error.actor.leave': () => leaving.answer(unreadable),
  };
}
