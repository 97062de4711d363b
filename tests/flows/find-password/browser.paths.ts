import type { InputFrom } from 'xstate';
import { checkId, modifyPassword } from '#contract/account/find.ts';
import type { findPasswordMachine } from '#machines/find-password.machine.ts';
import { finderAt } from '#tests/e2e/lib/finder.ts';
import { goBack } from '#tests/e2e/lib/history.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { guessablePassword, newPerson } from '#tests/e2e/lib/new-person.ts';
import { identify } from '#tests/e2e/lib/provider.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { storeRedirect } from '../browser/stored-redirect.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';

describeBrowserPaths(flow, atFindPassword);

async function atFindPassword({
  page,
  person,
  expectConsoleError,
  input: { resumed },
}: BrowserStage<InputFrom<typeof findPasswordMachine>>): Promise<Gestures> {
  const claims = await heldCalls(page, `**${checkId.path}?**`, expectConsoleError);
  const resets = await heldCalls(page, `**${modifyPassword.path}`, expectConsoleError);
  const finder = finderAt(page);
  const member = await newMember(page.request);
  if (resumed)
    await storeRedirect(page, '/account/find-password', {
      ...resumed,
      stored: { claim: { ...resumed.stored.claim, serviceId: member.serviceId } },
    });
  await openInspected(page, '/account/find-password');
  return {
    async 'claim.submitted'({ claim: { userType, serviceId, corporation } }, upcoming) {
      const isUnknown = nextOutput(upcoming, 'checkClaim')?.kind === 'refused';
      await page.getByText(userType === 'CORPORATION' ? '법인회원' : '개인(분양)회원', { exact: true }).click();
      await finder.serviceId.fill(serviceId && (isUnknown ? newPerson() : member).serviceId);
      if (corporation) await finder.enterCompany(corporation.companyName, corporation.registrationNumber);
      await finder.next.click();
    },
    'claim.changed': () => finder.serviceId.fill('other01'),
    async 'password.submitted'({ password, passwordConfirm }, upcoming) {
      const isGuessable = nextOutput(upcoming, 'resetPassword')?.kind === 'refused' && password === passwordConfirm;
      await finder.enterPassword(...(isGuessable ? [guessablePassword] : [password, passwordConfirm]));
    },
    'password.changed': () => finder.passwordConfirm.fill('another one'),
    'step.back': () => goBack(page),
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.checkClaim': () => claims.pass(),
    'xstate.error.actor.checkClaim': () => claims.answer(unreadable),
    'xstate.done.actor.verification': (_, upcoming) =>
      identify(page, nextOutput(upcoming, 'resetPassword')?.kind === 'unverified' ? newPerson() : member),
    'xstate.done.actor.resetPassword': () => resets.pass(),
    'xstate.error.actor.resetPassword': () => resets.answer(unreadable),
  };
}
