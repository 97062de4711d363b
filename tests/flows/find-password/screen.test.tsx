import { fireEvent, render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { Claim, findPasswordMachine } from '#machines/find-password.machine.ts';
import { FindPassword } from '#src/features/find-password/FindPassword.tsx';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { currentStep, dialogText, fill, fillNumber, press, refusedFields } from '#tests/component/lib/screen.ts';

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <FindPassword actor={actor} onCancel={() => {}} />
      </UIProvider>,
    );
  },
  gestures: {
    'claim.submitted': ({ claim }: AnyEventObject) => {
      const { userType, serviceId, corporation }: Claim = claim;
      fireEvent.click(
        screen.getByRole('radio', { name: memberKinds.find(({ value }) => value === userType)?.title ?? '' }),
      );
      fill('serviceId', serviceId);
      if (corporation) {
        fill('companyName', corporation.companyName);
        fillNumber(corporation.registrationNumber);
      }
      press('다음 단계');
    },
    'claim.changed': () => fill('serviceId', 'other01'),
    'password.submitted': ({ password, passwordConfirm }: AnyEventObject) => {
      fill('password', password);
      fill('passwordConfirm', passwordConfirm);
      press('비밀번호 변경');
    },
    'password.changed': () => fill('passwordConfirm', 'another one'),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  step: currentStep(),
  alert: dialogText(),
  invalid: refusedFields(),
  busy: document.querySelector('button[aria-busy="true"]') !== null,
});

const expected = (state: SnapshotFrom<typeof findPasswordMachine>): ReturnType<typeof shown> => ({
  step: stepOf(state),
  alert: state.hasTag('alert') ? state.context.alert : null,
  invalid: invalidFieldsOf(state),
  busy: state.hasTag('busy'),
});

function stepOf(state: SnapshotFrom<typeof findPasswordMachine>): string {
  if (state.matches('claiming')) return '아이디 입력';
  return state.matches('verifying') ? '본인확인' : '비밀번호 변경';
}

function invalidFieldsOf(state: SnapshotFrom<typeof findPasswordMachine>): string[] {
  if (state.matches('claiming')) return Object.keys(state.context.claimErrors);
  return state.matches('resetting') ? Object.keys(state.context.passwordErrors) : [];
}
