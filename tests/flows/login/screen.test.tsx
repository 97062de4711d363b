import { fireEvent, render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { beforeEach, expect, vi } from 'vitest';
import { durationText } from '#contract/shared/messages.ts';
import type { loginMachine } from '#machines/login.machine.ts';
import type { LoginField } from '#machines/login.types.ts';
import { Login } from '#src/features/login/Login.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';

const field = (name: LoginField) =>
  screen.getByLabelText<HTMLInputElement>(name === 'serviceId' ? '아이디' : '비밀번호');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^로그인/ });
const passkey = () => screen.getByRole<HTMLButtonElement>('button', { name: /^패스키로 로그인/, hidden: true });
const saveId = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '아이디 저장' });

beforeEach(() => void vi.stubGlobal('PublicKeyCredential', vi.fn()));

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <Login actor={actor} savedId="" />
      </UIProvider>,
    );
  },
  gestures: {
    'form.submitted': ({ credentials, saveId: isSaving }: AnyEventObject) => {
      fireEvent.change(field('serviceId'), { target: { value: credentials.serviceId } });
      fireEvent.change(field('password'), { target: { value: credentials.password } });
      if (saveId().checked !== isSaving) fireEvent.click(saveId());
      fireEvent.click(submit());
    },
    'passkey.chosen': ({ saveId: isSaving }: AnyEventObject) => {
      if (saveId().checked !== isSaving) fireEvent.click(saveId());
      fireEvent.click(passkey());
    },
    'field.changed': ({ field: name }: AnyEventObject) =>
      void fireEvent.change(field(name), { target: { value: `${field(name).value}x` } }),
    'alert.dismissed': () => void fireEvent.click(screen.getByRole('button', { name: '확인' })),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

function shown() {
  return {
    alert: screen.queryByRole('alertdialog')?.textContent?.includes('확인')
      ? screen.getByRole('alertdialog').querySelector('p[id]')?.textContent
      : null,
    errors: (['serviceId', 'password'] as const).filter((name) => field(name).getAttribute('aria-invalid') === 'true'),
    lock: screen.queryByRole('timer')?.textContent ?? null,
    isPending: submit().textContent?.includes('처리 중'),
    isDisabled: submit().disabled,
    passkey: {
      isVisible: getComputedStyle(passkey()).visibility === 'visible',
      isPending: passkey().textContent?.includes('처리 중'),
      isDisabled: passkey().disabled,
    },
  };
}

function expected(state: SnapshotFrom<typeof loginMachine>): ReturnType<typeof shown> {
  const isWaiting = state.matches({ locked: 'waiting' });
  const isAboutPasskey =
    state.matches('askingPasskey') || state.matches('checkingReservationById') || state.matches('signingInByPasskey');
  const isAboutPassword = !isAboutPasskey && (state.hasTag('busy') || state.status === 'done');
  return {
    alert: state.hasTag('alert') ? state.context.alert : null,
    errors: (['serviceId', 'password'] as const).filter((name) => name in state.context.errors),
    lock: isWaiting ? `로그인 제한이 풀리기까지 ${durationText(state.context.secondsLeft)} 남았습니다.` : null,
    isPending: isAboutPassword,
    isDisabled: isWaiting || isAboutPasskey,
    passkey: { isVisible: true, isPending: isAboutPasskey, isDisabled: isWaiting || isAboutPassword },
  };
}
