import { validId } from '#contract/account/service-id.ts';
import { signUp } from '#contract/account/sign-up.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPassword, newPerson } from '#tests/e2e/lib/new-person.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';

/** The page starts the check itself; an ID that was checked before comes with a step back of the sign-up. */
describeBrowserPaths({ ...flow, onScreen: { ...flow.onMachine, inputs: [undefined] } }, atInformation);

/** In the sign-up, after a verification in the provider's pop-up. */
async function atInformation({ page, person, joiner, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const checking = await heldCalls(page, `**${validId.path}`, expectConsoleError);
  const registering = await heldCalls(page, `**${signUp.path}`, expectConsoleError);
  await openInspected(page, '/account/join');
  await joiner.toInformation(newPerson());
  let free = newPerson();
  return {
    async 'check.pressed'({ serviceId }, upcoming) {
      const known = nextOutput(upcoming, 'checkServiceId')?.kind === 'refused' ? 'member01' : free.serviceId;
      if (await joiner.serviceId.isEditable())
        await joiner.serviceId.fill(validId.body.safeParse({ serviceId }).success ? known : serviceId);
      await joiner.check.or(joiner.retype).click();
    },
    'alert.dismissed': () => person.dismiss(),
    'change.confirmed': () => person.confirm(),
    'change.cancelled': () => person.cancel(),
    /** Another user registers the ID between its check and the sign-up. */
    async 'id.taken'() {
      await newMember(page.request, free);
      free = newPerson();
      await joiner.password.fill(newPassword);
      await joiner.passwordConfirm.fill(newPassword);
      await joiner.emailUsername.fill('golfer');
      await page.getByLabel('이메일 도메인 선택').selectOption('naver.com');
      await joiner.next.click();
      await registering.pass();
      await person.dismiss();
    },
    'xstate.done.actor.checkServiceId': () => checking.pass(),
    'xstate.error.actor.checkServiceId': () => checking.answer(unreadable),
  };
}
