import type { AnyEventObject, InputFrom } from 'xstate';
import { findCorporation, findId } from '#contract/account/find.ts';
import type { findIdMachine } from '#machines/find-id.machine.ts';
import { finderAt } from '#tests/e2e/lib/finder.ts';
import { goBack } from '#tests/e2e/lib/history.ts';
import { newPerson } from '#tests/e2e/lib/new-person.ts';
import { identify } from '#tests/e2e/lib/provider.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { storeRedirect } from '../browser/stored-redirect.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';

describeBrowserPaths(flow, atFindId);

/** A seeded member of each type that the paths choose. */
const members: Readonly<Record<string, string>> = { PERSONAL: '김하늘 19850412', CORPORATION: '오한결 19740919' };

async function atFindId({
  page,
  person,
  expectConsoleError,
  input,
}: BrowserStage<InputFrom<typeof findIdMachine>>): Promise<Gestures> {
  const companies = await heldCalls(page, `**${findCorporation.path}?**`, expectConsoleError);
  const ids = await heldCalls(page, `**${findId.path}`, expectConsoleError);
  const finder = finderAt(page);
  if (input.resumed) await storeRedirect(page, '/account/find-id', input.resumed);
  await openInspected(page, '/account/find-id');
  let chosen = 'PERSONAL';
  const isRefused = (upcoming: readonly AnyEventObject[], actor: string) =>
    nextOutput(upcoming, actor)?.kind === 'refused';
  return {
    async 'member.chosen'({ userType }) {
      chosen = userType;
      await finder.choose(userType === 'CORPORATION' ? '법인회원' : '개인(분양)회원');
    },
    async 'corporation.submitted'({ corporation: { companyName, registrationNumber } }, upcoming) {
      await finder.enterCompany(isRefused(upcoming, 'findCorporation') ? '없는 회사' : companyName, registrationNumber);
      await page.keyboard.press('Enter');
    },
    'corporation.changed': () => page.getByLabel(/^회사명\*?$/).fill('오크'),
    'step.back': () => goBack(page),
    'alert.dismissed': () => person.dismiss(),
    'xstate.done.actor.findCorporation': () => companies.pass(),
    'xstate.error.actor.findCorporation': () => companies.answer(unreadable),
    'xstate.done.actor.verification': (_, upcoming) =>
      identify(page, isRefused(upcoming, 'findId') ? newPerson() : (members[chosen] ?? '')),
    'xstate.done.actor.findId': () => ids.pass(),
    'xstate.error.actor.findId': () => ids.answer(unreadable),
  };
}
