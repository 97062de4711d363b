import type { AnyEventObject } from 'xstate';
import { bookings } from '#contract/booking/booking.ts';
import { modifyProfile, checkPassword, profileChange, profileOf, type Profile } from '#contract/account/profile.ts';
import { leave, withdrawalRequest } from '#contract/account/withdrawal.ts';
import type { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import type { profileEditMachine } from '#machines/profile-edit.machine.ts';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { filter } from '#tests/fixtures/bookings.ts';
import { today } from '#tests/fixtures/identity.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { samplesOf } from '#tools/flows/criteria/form-samples.ts';
import type { FormOf } from '#tools/flows/criteria/form.ts';

const tooLong = 'A password that is too long is wrong: the server rejects it, and counts the attempt.';

export const withdrawalForm: FormOf<typeof withdrawalMachine> = () => {
  const isLeaving = ({ password = '' }: AnyEventObject, entered: Parameters<typeof withdrawalRequest>[0]) => leave.body.safeParse(withdrawalRequest({ ...entered, password })).success;
  const reason = { reason: '기타', text: '이사를 갑니다', password: '' } as const;
  return [
    {
      events: samplesOf({ type: 'withdrawal.submitted' as const, password: 'Golf2026!a' }, ['password'], (event) => isLeaving(event, reason)),
      yes: ['withdrawal.entering · withdrawal.submitted #1 [isComplete] → withdrawal.leaving'],
      no: ['withdrawal.entering · withdrawal.submitted #2 → (stays)'],
      isAccepted: (event, { context }) => isLeaving(event, { ...context.entered, password: '' }),
      excluded: { '129 characters': tooLong },
    },
  ];
};

export const profileEditForm: FormOf<typeof profileEditMachine> = () => {
  const profile = profileOf(member01);
  const isProfile = (entered: Profile | null) => entered !== null && modifyProfile.body.safeParse(profileChange(entered, member01, today)).success && entered.password === entered.passwordConfirm;
  const paths = ['emailUsername', 'emailDomain', 'mobile.prefix', 'mobile.front', 'mobile.back', 'address2'];
  const isPassword = ({ password }: AnyEventObject) => checkPassword.body.safeParse({ password }).success;
  return [
    {
      events: samplesOf(profile, paths, isProfile).map(({ name, value }) => ({ name, value: { type: 'profile.changed', changed: value } })),
      contextKey: ({ passwordError, errors, entered }) => [passwordError, Object.keys(errors), entered],
      yes: ['profileEdit.form.editing · profile.submitted #1 [isAcceptable] → profileEdit.form.saving'],
      no: ['profileEdit.form.editing · profile.submitted #2 → (stays)'],
      isAccepted: (_, { context }) => isProfile(context.entered),
    },
    {
      events: samplesOf({ type: 'password.submitted' as const, password: 'Golf2026!a' }, ['password'], isPassword),
      yes: ['profileEdit.gate.entering · password.submitted #1 [isTyped] → profileEdit.gate.checking'],
      no: ['profileEdit.gate.entering · password.submitted #2 → (stays)'],
      isAccepted: isPassword,
      excluded: { '129 characters': tooLong },
    },
  ];
};

export const bookingHistoryForm: FormOf<typeof bookingHistoryMachine> = () => {
  const isQuery = ({ filter: submitted }: AnyEventObject) => bookings.query.safeParse({ ...submitted, statusCode: undefined }).success;
  const days = [filter.playDateTo, '2026-12-31', '2026-01-01'];
  return [
    {
      events: days.flatMap((from) => days.map((to) => ({ name: `from ${from} to ${to}`, value: { type: 'filter.submitted', filter: { ...filter, playDateFrom: from, playDateTo: to } } }))),
      contextKey: ({ filter: { courseCode, playDateFrom, playDateTo }, rangeError }) => [courseCode, playDateFrom, playDateTo, rangeError],
      yes: ['bookingHistory · filter.submitted #1 [isOrdered] → bookingHistory.loading'],
      no: ['bookingHistory · filter.submitted #2 → (stays)'],
      isAccepted: isQuery,
    },
  ];
};
