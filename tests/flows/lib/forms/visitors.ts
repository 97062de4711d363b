import type { AnyEventObject } from 'xstate';
import { findCorporation } from '#contract/account/find.ts';
import { sendInquiry, type InquiryForm } from '#contract/membership/inquiry.ts';
import { signIn } from '#contract/account/member.ts';
import { newPassword } from '#contract/account/password.ts';
import { registrationOf } from '#contract/account/personal-info.ts';
import { corporation as corporationSchema } from '#contract/account/registration-number.ts';
import { validId } from '#contract/account/service-id.ts';
import { registration } from '#contract/account/sign-up.ts';
import type { findIdMachine } from '#machines/find-id.machine.ts';
import type { findPasswordMachine } from '#machines/find-password.machine.ts';
import type { idCheckMachine } from '#machines/id-check.machine.ts';
import type { inquiryMachine } from '#machines/inquiry.machine.ts';
import type { loginMachine } from '#machines/login.machine.ts';
import type { signUpMachine } from '#machines/sign-up.machine.ts';
import { company } from '#tests/flows/find-id/flow.ts';
import { today, verifiedPerson } from '#tests/fixtures/identity.ts';
import { completeInquiry } from '#tests/flows/inquiry/flow.ts';
import { agreed, entered } from '#tests/flows/sign-up/flow.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import type { FormOf } from '#tools/flows/criteria/form.ts';

export const loginForm: FormOf<typeof loginMachine> = () => {
  const accepted = { type: 'form.submitted' as const, credentials: { serviceId: 'member01', password: 'Golf2026!a' }, saveId: false };
  const isAccepted = ({ credentials }: AnyEventObject) => signIn.body.safeParse(credentials).success;
  return [
    {
      events: samplesOf(accepted, ['credentials.serviceId', 'credentials.password'], isAccepted),
      yes: ['login.editing · form.submitted #1 [isComplete] → login.checkingReservation'],
      no: ['login.editing · form.submitted #2 → login.editing.refused'],
      isAccepted,
    },
  ];
};

export const idCheckForm: FormOf<typeof idCheckMachine> = () => {
  const isAccepted = ({ serviceId }: AnyEventObject) => validId.body.safeParse({ serviceId }).success;
  return [
    {
      events: samplesOf({ type: 'check.pressed' as const, serviceId: 'newgolfer1' }, ['serviceId'], isAccepted),
      yes: ['idCheck.unchecked · check.pressed #1 [isWellFormed] → idCheck.checking'],
      no: ['idCheck.unchecked · check.pressed #2 → idCheck.alertingRefused'],
      isAccepted,
    },
  ];
};

const isCompany = ({ corporation }: AnyEventObject) => findCorporation.query.safeParse(corporation).success;
const companies = () => samplesOf({ type: 'corporation.submitted' as const, corporation: company }, ['corporation.companyName', 'corporation.registrationNumber'], isCompany);

export const findIdForm: FormOf<typeof findIdMachine> = () => [
  {
    events: companies(),
    yes: ['findId.corporate.entering · corporation.submitted #1 [isValidCorporation] → findId.corporate.lookingUp'],
    no: ['findId.corporate.entering · corporation.submitted #2 [isNamed] → findId.corporate.alerting', 'findId.corporate.entering · corporation.submitted #3 → (stays)'],
    isAccepted: isCompany,
  },
];

export const findPasswordForm: FormOf<typeof findPasswordMachine> = () => {
  const isPassword = (event: AnyEventObject) => newPassword.safeParse(event.password).success && event.password === event.passwordConfirm;
  const isClaim = ({ claim }: AnyEventObject) =>
    claim !== undefined && claim.serviceId.trim() !== '' && (claim.corporation === null || corporationSchema.safeParse(claim.corporation).success);
  const password = 'Newgolf2026!';
  const confirmed = samplesOf({ type: 'password.submitted' as const, password }, ['password'], (event) => isPassword({ ...event, passwordConfirm: event.password }));
  const claim = { userType: 'CORPORATION' as const, serviceId: 'corp0001', corporation: company };
  return [
    {
      events: [
        ...confirmed.map(({ name, value }) => ({ name, value: { ...value, passwordConfirm: value.password } })),
        { name: 'passwordConfirm: another', value: { type: 'password.submitted', password, passwordConfirm: `${password}x` } },
        { name: 'passwordConfirm: other case', value: { type: 'password.submitted', password, passwordConfirm: password.toLowerCase() } },
      ],
      yes: ['findPassword.resetting.entering · password.submitted #1 [isAcceptable] → findPassword.resetting.saving'],
      no: ['findPassword.resetting.entering · password.submitted #2 → (stays)'],
      isAccepted: isPassword,
    },
    {
      events: samplesOf({ type: 'claim.submitted' as const, claim }, ['claim.serviceId', 'claim.corporation.companyName', 'claim.corporation.registrationNumber'], isClaim),
      yes: ['findPassword.claiming.entering · claim.submitted #1 [isComplete] → findPassword.claiming.checking'],
      no: ['findPassword.claiming.entering · claim.submitted #2 [isWrongNumber] → findPassword.claiming.alerting', 'findPassword.claiming.entering · claim.submitted #3 → (stays)'],
      isAccepted: isClaim,
    },
  ];
};

export const signUpForm: FormOf<typeof signUpMachine> = () => {
  const isRegistration = ({ values }: AnyEventObject) =>
    values !== undefined && registration.safeParse(registrationOf(values, { userType: 'PERSONAL', identity: verifiedPerson, agreements: agreed, corporation: null, at: today })).success;
  const accepted = { type: 'form.submitted' as const, values: entered, at: today };
  const passwords = samplesOf({ password: entered.password }, ['password'], ({ password }) => isRegistration({ type: 'form.submitted', values: { ...entered, password, passwordConfirm: password } }));
  const paths = ['serviceId', 'passwordConfirm', 'emailUsername', 'emailDomain', 'mobile.prefix', 'mobile.front', 'mobile.back', 'address2'];
  return [
    {
      events: [
        ...samplesOf(accepted, paths.map((path) => `values.${path}`), isRegistration),
        ...passwords.map(({ name, value: { password } }) => ({ name: `values.${name}`, value: { ...accepted, values: { ...entered, password, passwordConfirm: password } } })),
      ],
      yes: ['signUp.informing.editing · form.submitted #1 [isRegistrable] → signUp.informing.submitting', 'signUp.informing.editing · form.submitted #2 [isComplete] → signUp.informing.alerting'],
      no: ['signUp.informing.editing · form.submitted #3 → (stays)'],
      isAccepted: isRegistration,
    },
    {
      events: companies(),
      yes: ['signUp.checkingCorporation.entering · corporation.submitted #1 [isValidCorporation] → signUp.proceeding'],
      no: ['signUp.checkingCorporation.entering · corporation.submitted #2 [isNamed] → signUp.checkingCorporation.alerting', 'signUp.checkingCorporation.entering · corporation.submitted #3 → (stays)'],
      isAccepted: isCompany,
    },
  ];
};

export const inquiryForm: FormOf<typeof inquiryMachine> = () => {
  const isInquiry = ({ agreed: isAgreed, ...typed }: InquiryForm) => isAgreed && sendInquiry.body.safeParse(typed).success;
  const texts = ['name', 'email', 'contact', 'address2', 'contents'];
  const forms = [
    ...samplesOf(completeInquiry, texts, isInquiry, [1_999, 2_000]),
    { name: 'inquirerType: none', value: { ...completeInquiry, inquirerType: null } },
    { name: 'inquiryType: none', value: { ...completeInquiry, inquiryType: null } },
    { name: 'agreed: no', value: { ...completeInquiry, agreed: false } },
  ];
  return [
    {
      inputs: forms.map(({ name, value }) => ({ name, value: { draft: { entered: value, key: null } } })),
      contextKey: (context) => context.entered,
      yes: ['inquiry.validating · always #1 [isAcceptable] → inquiry.sending'],
      no: ['inquiry.validating · always #2 → inquiry.editing'],
      isAccepted: (_, { context }) => isInquiry(context.entered),
    },
  ];
};
