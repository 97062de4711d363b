import type { Page } from 'playwright/test';
import type { AnyEventObject, EventFromLogic, InputFrom } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { memberByDi } from '#contract/account/find.ts';
import type { PersonalInfo } from '#contract/account/personal-info.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import { signUp } from '#contract/account/sign-up.ts';
import type { signUpMachine } from '#machines/sign-up.machine.ts';
import type { Joiner } from '#tests/e2e/lib/joiner.ts';
import { identify } from '#tests/e2e/lib/provider.ts';
import { signUpOnScreen } from '#tests/model/sign-up.flow.ts';
import { describeBrowserPaths } from './lib/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from './lib/held-calls.ts';
import { storeRedirect } from './lib/stored-redirect.ts';
import { openRecorded } from './lib/recorded.ts';
import type { BrowserStage, Gestures } from './lib/stage.ts';
import { recordChildAt } from './lib/child-steps.ts';

/** The ID check changes nothing if its button is disabled; the machine is notified at once of an ID that was taken meanwhile. */
const inBrowser: typeof signUpOnScreen = {
  ...signUpOnScreen,
  contextKey: (context) => [signUpOnScreen.contextKey?.(context), context.alert === accountMessages.serviceIdTaken, Object.keys(context.corporationErrors)],
  isEventPossible(state, event: AnyEventObject & EventFromLogic<typeof signUpMachine>) {
    const { checkedId, alert } = state.context;
    if (signUpOnScreen.isEventPossible?.(state, event) === false) return false;
    if (event.type === 'form.submitted') return checkedId === null || alert !== accountMessages.serviceIdTaken;
    return event['snapshot'] === undefined || (event['snapshot'].matches('checked') && state.matches({ informing: 'editing' }) && checkedId === null);
  },
};

await describeBrowserPaths(inBrowser, inSignUp);

async function inSignUp({ page, person, joiner, expectConsoleError, input }: BrowserStage<InputFrom<typeof signUpMachine>>): Promise<Gestures> {
  const lookups = await heldCalls(page, `**${memberByDi.path}`, expectConsoleError);
  const registrations = await heldCalls(page, `**${signUp.path}`, expectConsoleError);
  const found = succeeded({ serviceId: 'newg****' });
  if (input.resumed) await storeRedirect(page, '/account/join', input.resumed);
  await openRecorded(page, '/account/join');
  await recordChildAt(page, 'idCheck', 'checked');
  return {
    'member.chosen': ({ userType }) => joiner.choose(userType === 'CORPORATION' ? '법인회원' : '개인(분양)회원'),
    'terms.submitted': ({ agreements }) => submitTerms(page, joiner, agreements.service),
    'corporation.submitted': ({ corporation }) => submitCompany(page, joiner, corporation),
    'corporation.changed': () => joiner.companyName.fill('오크'),
    'form.submitted': ({ values }) => submitForm(page, joiner, values),
    'field.changed': () => joiner.passwordConfirm.fill('another'),
    'login.requested': () => page.getByRole('main').getByRole('button', { name: '로그인' }).press('Enter'),
    'step.back': () => page.getByRole('button', { name: '이전 단계' }).press('Enter'),
    'alert.dismissed': () => person.dismiss(),
    'xstate.snapshot.idCheck': ({ snapshot }) => joiner.takeId(snapshot.context.serviceId),
    'xstate.done.actor.verification': ({ output: { identity } }) => identify(page, `${identity.name} ${identity.birthdate}`),
    async 'xstate.done.actor.lookUpMember'({ output }) {
      if (output.kind === 'existing') return lookups.answer(found);
      if (output.kind === 'unanswered') return lookups.answer(refused('503', output.message), 503);
      return lookups.answer(refused('400', output.kind === 'unknown' ? accountMessages.unknownMember : output.message), 400);
    },
    'xstate.error.actor.lookUpMember': () => lookups.answer(unreadable),
    'xstate.done.actor.register': ({ output }) => (output.kind === 'registered' ? registrations.answer(found) : registrations.answer(refused('400', output.message), 400)),
    'xstate.error.actor.register': () => registrations.answer(unreadable),
  };
}

/** After a step back the agreed terms are still checked: all, none, or the required ones only, of which a press checks the rest. */
async function submitTerms(page: Page, joiner: Joiner, isAgreed: boolean) {
  const all = page.getByRole('checkbox', { name: /^모든 약관에 동의합니다/ });
  const toggleAll = () => page.getByText('모든 약관에 동의합니다').click();
  const isPart = !(await all.isChecked()) && (await page.getByRole('checkbox', { checked: true }).count()) > 0;
  if (isPart) await toggleAll();
  if ((await all.isChecked()) !== isAgreed) await toggleAll();
  if (isAgreed) await joiner.next.click();
  else await all.press('Enter');
}

/** The next step is enabled only if the name is not empty; a blank is enough. */
async function submitCompany(page: Page, joiner: Joiner, { companyName, registrationNumber }: Corporation) {
  await joiner.companyName.fill(companyName || ' ');
  // Tab selects the content of a field, from an earlier attempt.
  await joiner.companyName.press('Tab');
  await page.keyboard.type(registrationNumber);
  await page.keyboard.press('Enter');
}

/** Birthday and phone number come from the verified person; a checked ID stays. */
async function submitForm(page: Page, joiner: Joiner, { serviceId, password, passwordConfirm, emailUsername, emailDomain }: PersonalInfo) {
  if (await joiner.serviceId.isEditable()) await joiner.serviceId.fill(serviceId);
  await joiner.password.fill(password);
  await joiner.passwordConfirm.fill(passwordConfirm);
  await joiner.emailUsername.fill(emailUsername);
  await page.getByLabel('이메일 도메인 선택').selectOption(emailDomain);
  await joiner.next.click();
}
