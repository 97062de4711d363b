import type { InputFrom } from 'xstate';
import { findCorporation, findId } from '#contract/account/find.ts';
import type { findIdMachine } from '#machines/find-id.machine.ts';
import { finderAt } from '#tests/e2e/lib/finder.ts';
import { goBack } from '#tests/e2e/lib/history.ts';
import { identify } from '#tests/e2e/lib/provider.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from '../browser/held-calls.ts';
import { storeRedirect } from '../browser/stored-redirect.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

describeBrowserPaths(flow, atFindId);

async function atFindId({ page, person, expectConsoleError, input }: BrowserStage<InputFrom<typeof findIdMachine>>): Promise<Gestures> {
  const companies = await heldCalls(page, `**${findCorporation.path}?**`, expectConsoleError);
  const ids = await heldCalls(page, `**${findId.path}`, expectConsoleError);
  const finder = finderAt(page);
  if (input.resumed) await storeRedirect(page, '/account/find-id', input.resumed);
  await openInspected(page, '/account/find-id');
  return {
    'member.chosen': ({ userType }) => finder.choose(userType === 'CORPORATION' ? '법인회원' : '개인(분양)회원'),
    async 'corporation.submitted'({ corporation: { companyName, registrationNumber } }) {
      await finder.enterCompany(companyName, registrationNumber);
      await page.keyboard.press('Enter');
    },
    'corporation.changed': () => page.getByLabel(/^회사명\*?$/).fill('오크'),
    'step.back': () => goBack(page),
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.findCorporation': ({ output }) => (output.kind === 'found' ? companies.answer(succeeded({ serviceId: 'corp****' })) : companies.answer(refused('400', output.message), 400)),
    'xstate.error.actor.findCorporation': () => companies.answer(unreadable),
    'xstate.done.actor.verification': () => identify(page, '김하늘 19850412'),
    'xstate.done.actor.findId': ({ output }) => (output.kind === 'found' ? ids.answer(succeeded({ serviceId: output.serviceId })) : ids.answer(refused('400', output.message), 400)),
    'xstate.error.actor.findId': () => ids.answer(unreadable),
  };
}
