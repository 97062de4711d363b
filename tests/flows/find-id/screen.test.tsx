import { render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { findIdMachine } from '#machines/find-id.machine.ts';
import { FindId } from '#src/features/find-id/FindId.tsx';
import { memberKinds } from '#src/shared/member-kind/member-kinds.ts';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { currentStep, dialogText, enter, fill, fillNumber, press, refusedFields } from '#tests/component/lib/screen.ts';

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <FindId actor={actor} onCancel={() => {}} />
      </UIProvider>,
    );
  },
  gestures: {
    'member.chosen': ({ userType }: AnyEventObject) =>
      press(memberKinds.find(({ value }) => value === userType)?.title ?? ''),
    'corporation.submitted': ({ corporation }: AnyEventObject) => {
      fill('companyName', corporation.companyName);
      fillNumber(corporation.registrationNumber);
      enter('법인 확인');
    },
    'corporation.changed': () => fill('companyName', '오크'),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  step: currentStep(),
  alert: dialogText(),
  invalid: refusedFields(),
  busy: document.querySelector('[aria-busy="true"]') !== null,
  serviceId: screen.queryByText('member01') !== null,
});

const expected = (state: SnapshotFrom<typeof findIdMachine>): ReturnType<typeof shown> => ({
  step: stepOf(state),
  alert: state.hasTag('alert') ? state.context.alert : null,
  invalid: state.matches('corporate') ? Object.keys(state.context.errors) : [],
  busy: state.hasTag('busy') || state.matches('alerting'),
  serviceId: state.matches('found'),
});

function stepOf(state: SnapshotFrom<typeof findIdMachine>): string {
  if (state.matches('choosing') || state.matches('corporate')) return '회원 선택';
  return state.matches('found') ? '아이디 확인' : '본인확인';
}
