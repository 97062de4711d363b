import { render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { contactChangeMachine } from '#machines/contact-change.machine.ts';
import { ContactChange } from '#src/features/my-page/contact-change/ContactChange.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { dialogText, dismissAlert, fill, invalidFields, press } from '#tests/component/lib/screen.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { flow } from './flow.ts';

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <ContactChange actor={actor} />
      </UIProvider>,
    );
  },
  gestures: {
    'list.retried': () => press('다시 불러오기'),
    'code.submitted': ({ code }: AnyEventObject) => {
      fill('code', code);
      press('이메일 확인');
    },
    'code.changed': () => fill('code', '1'),
    'code.requested': () => press('인증번호 다시 받기'),
    'verification.requested': () => press('새 번호로 본인확인'),
    'verification.left': () => press('본인확인 그만두기'),
    'cancel.requested': ({ kind }: AnyEventObject) =>
      press(kind === 'EMAIL' ? '이메일 변경 취소' : '휴대폰번호 변경 취소'),
    'cancel.confirmed': () => press('확인'),
    'cancel.dismissed': () => press('취소'),
    'alert.dismissed': dismissAlert,
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const isInSight = (text: string) => screen.queryByText(text) !== null;

const shown = () => ({
  email: isInSight('haneul2@gmail.com'),
  mobile: isInSight('010-9876-5432'),
  isFailed: screen.queryByText(/확인이 필요한 변경을 불러오지 못했습니다/) !== null,
  isVerifying: isInSight('본인확인 그만두기'),
  isDone: isInSight('확인이 필요한 변경이 더 없습니다.'),
  invalid: invalidFields(),
  dialog: dialogText(),
  busy: document.querySelector('[aria-busy="true"]') !== null,
});

function expected(state: SnapshotFrom<typeof contactChangeMachine>): ReturnType<typeof shown> {
  const { changes, codeError, chosen, isDone, alert } = state.context;
  const has = (kind: string) => changes.some((change) => change.kind === kind);
  const isAsking = state.matches('questioning') || state.matches('cancelling');
  return {
    email: has('EMAIL'),
    mobile: has('MOBILE'),
    isFailed: state.matches('failed'),
    isVerifying: state.matches('verifying'),
    isDone,
    invalid: codeError === null ? [] : ['code'],
    dialog: isAsking
      ? chosen === 'EMAIL'
        ? '이메일 변경을 취소하시겠습니까? 지금의 이메일이 그대로 유지됩니다.'
        : '휴대폰번호 변경을 취소하시겠습니까? 지금의 번호가 그대로 유지됩니다.'
      : state.matches('alerting')
        ? alert
        : null,
    busy: state.hasTag('busy') && !state.matches('loading'),
  };
}
