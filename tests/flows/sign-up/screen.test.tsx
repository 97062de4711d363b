import { isDeepStrictEqual } from 'node:util';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { createActor, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { expect, vi } from 'vitest';
import type { Agreements } from '#contract/account/agreements.ts';
import { directInput, emailDomains } from '#contract/account/email.ts';
import type { PersonalInfo } from '#contract/account/personal-info.ts';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import type { signUpMachine } from '#machines/sign-up.machine.ts';
import { SignUp } from '#src/features/sign-up/SignUp.tsx';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { today } from '#tests/fixtures/identity.ts';
import { entered, flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import {
  currentStep,
  dialogText,
  enter,
  field,
  fill,
  fillNumber,
  press,
  refusedFields,
} from '#tests/component/lib/screen.ts';

/** The verification provides the phone number, and the form shows it. */
const onScreen: typeof flow.onScreen = {
  ...flow.onScreen,
  isEventPossible: (state, event, last) =>
    flow.onScreen.isEventPossible?.(state, event, last) !== false &&
    (event.type !== 'form.submitted' || isDeepStrictEqual(event.values.mobile, entered.mobile)),
};

describeRendered(
  { ...flow, onScreen },
  {
    mount: (actor) => {
      vi.setSystemTime(today);
      render(
        <UIProvider navigate={() => {}}>
          <SignUp
            actor={actor}
            postcode={createActor(postcodeMachine)}
            postcodeRef={createRef()}
            terms={{ documents: [], isFailed: false, onRetry: () => {} }}
            onCancel={() => {}}
          />
        </UIProvider>,
      );
    },
    gestures: {
      'member.chosen': ({ userType }: AnyEventObject) =>
        press(memberKinds.find(({ value }) => value === userType)?.title ?? ''),
      'terms.submitted': ({ agreements }: AnyEventObject) => {
        const { service, privacy }: Agreements = agreements;
        tick('service', service);
        tick('privacy', privacy);
        enter('약관 동의');
      },
      'corporation.submitted': ({ corporation }: AnyEventObject) => {
        fill('companyName', corporation.companyName);
        fillNumber(corporation.registrationNumber);
        enter('법인 확인');
      },
      'corporation.changed': () => fill('companyName', '오크'),
      'form.submitted': ({ values }: AnyEventObject) => {
        fillIn(values);
        press('다음 단계');
      },
      'field.changed': ({ field: name }: AnyEventObject) => {
        const control = name === 'mobile' ? 'mobileBack' : name;
        fill(control, `${field(control).value}1`);
      },
      'login.requested': () => press('로그인'),
      'step.back': ({ values }: AnyEventObject) => {
        if (values) fillIn(values);
        press('이전 단계');
      },
      'alert.dismissed': () => press('확인'),
    },
    look: ({ state }) => {
      expect(shown()).toEqual(expected(state));
      if (state.matches({ informing: 'editing' }) && field('serviceId').value === '') act(() => fillIn(entered));
    },
  },
);

function tick(name: string, isTicked: boolean) {
  const box = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (box && box.checked !== isTicked) fireEvent.click(box);
}

/** Fills in the form, except for the phone number. A listed domain is chosen, another one typed. */
function fillIn({
  serviceId,
  password,
  passwordConfirm,
  birthday,
  emailUsername,
  emailDomain,
  address2,
}: PersonalInfo) {
  const texts = {
    serviceId,
    password,
    passwordConfirm,
    emailUsername,
    birthYear: birthday.year,
    birthMonth: birthday.month,
    birthDay: birthday.day,
    address2,
  };
  Object.entries(texts).forEach(([name, value]) => fill(name, String(value)));
  const isListed = emailDomains.some((domain) => domain === emailDomain);
  fill('emailDomainChoice', isListed ? emailDomain : directInput);
  if (!isListed) fill('emailDomain', emailDomain);
}

const shown = () => ({
  step: currentStep(),
  alert: dialogText(),
  invalid: refusedFields(),
  busy: document.querySelector('[aria-busy="true"]') !== null,
  steps: screen.getByRole('list', { name: '회원가입 단계', hidden: true }).children.length,
});

const expected = (state: SnapshotFrom<typeof signUpMachine>): ReturnType<typeof shown> => ({
  step: stepOf(state),
  alert: state.hasTag('alert') ? state.context.alert : null,
  invalid: Object.keys(state.matches('checkingCorporation') ? state.context.corporationErrors : state.context.errors),
  busy: state.hasTag('busy') || state.matches('alertingRestart') || state.matches('alertingUnanswered'),
  steps: state.context.userType === 'CORPORATION' ? 6 : 5,
});

function stepOf(state: SnapshotFrom<typeof signUpMachine>): string {
  if (state.matches('choosing')) return '회원 선택';
  if (state.matches('agreeing')) return '약관 동의';
  if (state.matches('checkingCorporation')) return '법인 확인';
  if (state.matches({ informing: 'reverifying' })) return '본인확인';
  if (state.matches('informing')) return '정보 입력';
  return state.matches('complete') || state.status === 'done' ? '가입 완료' : '본인확인';
}
