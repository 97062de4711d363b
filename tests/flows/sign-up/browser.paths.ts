import type { Page } from 'playwright/test';
import type { AnyEventObject, EventFromLogic, InputFrom } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { directInput, emailDomains } from '#contract/account/email.ts';
import { memberByDi } from '#contract/account/find.ts';
import type { PersonalInfo } from '#contract/account/personal-info.ts';
import { signUp } from '#contract/account/sign-up.ts';
import type { signUpMachine } from '#machines/sign-up.machine.ts';
import { enterCompany } from '#tests/e2e/lib/company.ts';
import type { Joiner } from '#tests/e2e/lib/joiner.ts';
import { identify } from '#tests/e2e/lib/provider.ts';
import { flow, type typedFields } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from '../browser/held-calls.ts';
import { storeRedirect } from '../browser/stored-redirect.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { inspectChildAt } from '../browser/child-steps.ts';

/** The ID check changes nothing if its button is disabled; the machine is notified at once of an ID that was taken meanwhile. */
const inBrowser: typeof flow.onScreen = {
  ...flow.onScreen,
  contextKey: (context) => [flow.onScreen.contextKey?.(context), context.alert === accountMessages.serviceIdTaken],
  isEventPossible(state, event: AnyEventObject & EventFromLogic<typeof signUpMachine>) {
    const { checkedId, alert } = state.context;
    if (flow.onScreen.isEventPossible?.(state, event) === false) return false;
    if (event.type === 'form.submitted') return checkedId === null || alert !== accountMessages.serviceIdTaken;
    return event['snapshot'] === undefined || (event['snapshot'].matches('checked') && state.matches({ informing: 'editing' }) && checkedId === null);
  },
};

describeBrowserPaths({ ...flow, onScreen: inBrowser }, inSignUp);

async function inSignUp({ page, person, joiner, expectConsoleError, input }: BrowserStage<InputFrom<typeof signUpMachine>>): Promise<Gestures> {
  const lookups = await heldCalls(page, `**${memberByDi.path}`, expectConsoleError);
  const registrations = await heldCalls(page, `**${signUp.path}`, expectConsoleError);
  const found = succeeded({ serviceId: 'newg****' });
  if (input.resumed) await storeRedirect(page, '/account/join', input.resumed);
  await openInspected(page, '/account/join');
  await inspectChildAt(page, 'idCheck', 'checked');
  return {
    'member.chosen': ({ userType }) => joiner.choose(userType === 'CORPORATION' ? '법인회원' : '개인(분양)회원'),
    'terms.submitted': ({ agreements }) => submitTerms(page, joiner, agreements.service),
    async 'corporation.submitted'({ corporation: { companyName, registrationNumber } }) {
      await enterCompany(page, companyName, registrationNumber);
      await page.keyboard.press('Enter');
    },
    'corporation.changed': () => joiner.companyName.fill('오크'),
    'form.submitted': ({ values }) => submitForm(joiner, values),
    async 'field.changed'({ field }) {
      const control = field === 'mobile' ? joiner.mobileBack : joiner[field as Exclude<(typeof typedFields)[number], 'mobile'>];
      await control.fill(`${await control.inputValue()}1`);
    },
    'login.requested': () => page.getByRole('main').getByRole('button', { name: '로그인' }).press('Enter'),
    'step.back': () => page.getByRole('button', { name: '이전 단계' }).press('Enter'),
    'alert.dismissed': () => person.dismiss(),
    'xstate.snapshot.idCheck': ({ snapshot }) => joiner.takeId(snapshot.context.serviceId),
    // i-PIN does not know the phone number, so that it can be typed.
    'xstate.done.actor.verification': ({ output: { identity } }) => identify(page, `${identity.name} ${identity.birthdate}`, { by: '아이핀 본인확인' }),
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

/** A checked ID stays. A listed domain is chosen, another one typed. */
async function submitForm(joiner: Joiner, { serviceId, password, passwordConfirm, emailUsername, emailDomain, mobile, address2 }: PersonalInfo) {
  if (await joiner.serviceId.isEditable()) await joiner.serviceId.fill(serviceId);
  await joiner.password.fill(password);
  await joiner.passwordConfirm.fill(passwordConfirm);
  await joiner.emailUsername.fill(emailUsername);
  const isListed = emailDomains.some((domain) => domain === emailDomain);
  await joiner.emailDomainChoice.selectOption(isListed ? emailDomain : directInput);
  if (!isListed) await joiner.emailDomain.fill(emailDomain);
  await joiner.mobilePrefix.selectOption(mobile.prefix);
  await joiner.mobileFront.fill(mobile.front);
  await joiner.mobileBack.fill(mobile.back);
  await joiner.address2.fill(address2);
  await joiner.next.click();
}
