import type { Page } from 'playwright/test';
import type { AnyEventObject, EventFromLogic, InputFrom } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import { directInput, emailDomains } from '#contract/account/email.ts';
import { memberByDi } from '#contract/account/find.ts';
import type { PersonalInfo } from '#contract/account/personal-info.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import { signUp } from '#contract/account/sign-up.ts';
import type { signUpMachine } from '#machines/sign-up.machine.ts';
import { enterCompany } from '#tests/e2e/lib/company.ts';
import type { Joiner } from '#tests/e2e/lib/joiner.ts';
import { forgetVerification } from '#tests/e2e/lib/forget-verification.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { foreigner, guessablePassword, newPassword, newPerson } from '#tests/e2e/lib/new-person.ts';
import { identify, type Someone } from '#tests/e2e/lib/provider.ts';
import { child } from '#tests/fixtures/identity.ts';
import { flow, type typedFields } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, unreadable } from '../browser/held-calls.ts';
import { storeRedirect } from '../browser/stored-redirect.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { nextOutput } from '../browser/upcoming.ts';
import { inspectChildAt } from '../browser/child-steps.ts';

/**
 * The ID check changes nothing if its button is disabled; the machine is notified at once of an ID that was taken
 * meanwhile.
 */
const inBrowser: typeof flow.onScreen = {
  ...flow.onScreen,
  contextKey: (context) => [flow.onScreen.contextKey?.(context), context.alert === accountMessages.serviceIdTaken],
  isEventPossible(state, event: AnyEventObject & EventFromLogic<typeof signUpMachine>) {
    const { checkedId, alert } = state.context;
    if (flow.onScreen.isEventPossible?.(state, event) === false) return false;
    if (event.type === 'form.submitted') return checkedId === null || alert !== accountMessages.serviceIdTaken;
    return (
      event['snapshot'] === undefined ||
      (event['snapshot'].matches('checked') && state.matches({ informing: 'editing' }) && checkedId === null)
    );
  },
};

describeBrowserPaths({ ...flow, onScreen: inBrowser }, inSignUp);

async function inSignUp({
  page,
  person,
  joiner,
  expectConsoleError,
  input,
}: BrowserStage<InputFrom<typeof signUpMachine>>): Promise<Gestures> {
  const lookups = await heldCalls(page, `**${memberByDi.path}`, expectConsoleError);
  const registrations = await heldCalls(page, `**${signUp.path}`, expectConsoleError);
  if (input.resumed) await storeRedirect(page, '/account/join', input.resumed);
  await openInspected(page, '/account/join');
  await inspectChildAt(page, 'idCheck', 'checked');
  const somebody = newPerson();
  let { serviceId } = somebody;
  let company: Corporation | null = null;
  return {
    async 'member.chosen'({ userType }) {
      company = null;
      await joiner.choose(userType === 'CORPORATION' ? '법인회원' : '개인(분양)회원');
    },
    'terms.submitted': ({ agreements }) => submitTerms(page, joiner, agreements.service),
    async 'corporation.submitted'({ corporation }) {
      company = corporation;
      await enterCompany(page, corporation.companyName, corporation.registrationNumber);
      await page.keyboard.press('Enter');
    },
    'corporation.changed': () => joiner.companyName.fill('오크'),
    async 'form.submitted'({ values: { passwordConfirm, ...values } }, upcoming) {
      const password = nextOutput(upcoming, 'register')?.kind === 'refused' ? guessablePassword : newPassword;
      await submitForm(joiner, { ...values, serviceId, password, passwordConfirm: passwordConfirm && password });
    },
    async 'field.changed'({ field }) {
      const control =
        field === 'mobile' ? joiner.mobileBack : joiner[field as Exclude<(typeof typedFields)[number], 'mobile'>];
      await control.fill(`${await control.inputValue()}1`);
    },
    'login.requested': () => page.getByRole('main').getByRole('button', { name: '로그인' }).press('Enter'),
    'step.back': () => page.getByRole('button', { name: '이전 단계' }).press('Enter'),
    'alert.dismissed': () => person.dismiss(),
    'xstate.snapshot.idCheck': () => joiner.takeId(serviceId),
    // i-PIN does not know the phone number, so that it can be typed.
    'xstate.done.actor.verification': ({ output: { identity } }, [next]) =>
      identify(
        page,
        identity.ci === child.ci ? `${child.name} ${child.birthdate}` : (known(next?.['output']?.kind) ?? somebody),
        { by: '아이핀 본인확인' },
      ),
    'xstate.done.actor.lookUpMember': ({ output }) =>
      output.kind === 'unanswered' ? lookups.answer(refused('503', output.message), 503) : lookups.pass(),
    'xstate.error.actor.lookUpMember': () => lookups.answer(unreadable),
    async 'xstate.done.actor.register'({ output: { kind } }) {
      if (kind === 'unverified') await forgetVerification(page.request, somebody);
      if (kind === 'existing')
        await newMember(page.request, { ...somebody, serviceId: newPerson().serviceId }, company);
      if (kind === 'idTaken') await newMember(page.request, newPerson({ serviceId }));
      await registrations.pass();
      if (kind === 'idTaken') ({ serviceId } = newPerson());
    },
    'xstate.error.actor.register': () => registrations.answer(unreadable),
  };
}

/** Somebody of whom the look-up says this, if the site has to know them. */
const known = (lookup: string | undefined): Someone | undefined =>
  lookup === 'existing' ? '김하늘 19850412' : lookup === 'refused' ? foreigner() : undefined;

/**
 * After a step back the agreed terms are still checked: all, none, or the required ones only, of which a press checks
 * the rest.
 */
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
async function submitForm(
  joiner: Joiner,
  { serviceId, password, passwordConfirm, emailUsername, emailDomain, mobile, address2 }: PersonalInfo,
) {
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
