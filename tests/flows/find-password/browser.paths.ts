import type { InputFrom } from 'xstate';
import { checkId, findCorporation, modifyPassword } from '#contract/account/find.ts';
import type { findPasswordMachine } from '#machines/find-password.machine.ts';
import { finderAt } from '#tests/e2e/lib/finder.ts';
import { goBack } from '#tests/e2e/lib/history.ts';
import { identify } from '#tests/e2e/lib/provider.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from '../browser/held-calls.ts';
import { storeRedirect } from '../browser/stored-redirect.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

describeBrowserPaths(flow, atFindPassword);

async function atFindPassword({ page, person, expectConsoleError, input }: BrowserStage<InputFrom<typeof findPasswordMachine>>): Promise<Gestures> {
  const claims = await heldCalls(page, `**${checkId.path}?**`, expectConsoleError);
  const resets = await heldCalls(page, `**${modifyPassword.path}`, expectConsoleError);
  // Every company is found: whether a claim is, is the answer to its first call.
  await page.route(`**${findCorporation.path}?**`, (route) => route.fulfill({ json: succeeded({ serviceId: 'corp****' }) }));
  const finder = finderAt(page);
  if (input.resumed) await storeRedirect(page, '/account/find-password', input.resumed);
  await openInspected(page, '/account/find-password');
  return {
    async 'claim.submitted'({ claim: { userType, serviceId, corporation } }) {
      await page.getByText(userType === 'CORPORATION' ? '법인회원' : '개인(분양)회원', { exact: true }).click();
      await finder.serviceId.fill(serviceId);
      if (corporation) await finder.enterCompany(corporation.companyName, corporation.registrationNumber);
      await finder.next.click();
    },
    'claim.changed': () => finder.serviceId.fill('other01'),
    'password.submitted': ({ password, passwordConfirm }) => finder.enterPassword(password, passwordConfirm),
    'password.changed': () => finder.passwordConfirm.fill('another one'),
    'step.back': () => goBack(page),
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.checkClaim': ({ output }) => (output.kind === 'found' ? claims.answer(succeeded({ serviceId: 'memb****' })) : claims.answer(refused('400', output.message), 400)),
    'xstate.error.actor.checkClaim': () => claims.answer(unreadable),
    'xstate.done.actor.verification': () => identify(page, '김하늘 19850412'),
    'xstate.done.actor.resetPassword': ({ output }) => (output.kind === 'changed' ? resets.answer(succeeded(null)) : resets.answer(refused('400', output.message), 400)),
    'xstate.error.actor.resetPassword': () => resets.answer(unreadable),
  };
}
