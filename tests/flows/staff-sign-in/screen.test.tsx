import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { passkeyMessages } from '#contract/account/passkey-messages.ts';
import { durationText } from '#contract/shared/messages.ts';
import type { StaffCredentials } from '#contract/staff/staff.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import {
  staffSignInMachine,
  type StaffPasskeyOutcome,
  type StaffSignInField,
  type StaffSignInOutcome,
} from '#machines/staff-sign-in.machine.ts';
import { SignIn } from '#src/admin/sign-in/SignIn.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { dialogText, dismissAlert, enter, field, fill, invalidFields, press } from '#tests/component/lib/screen.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { flow } from './flow.ts';

beforeEach(() => void vi.stubGlobal('PublicKeyCredential', vi.fn()));

const fields = ['loginId', 'password', 'code'] as const satisfies readonly StaffSignInField[];
const values = () => Object.fromEntries(fields.map((name) => [name, field(name).value]));

describeRendered(flow, {
  mount: (actor) => {
    render(
      <AdminUI>
        <SignIn actor={actor} />
      </AdminUI>,
    );
  },
  gestures: {
    'form.submitted'({ credentials }) {
      for (const name of fields) fill(name, credentials[name]);
      enter('로그인');
    },
    'passkey.chosen': () => press('패스키로 로그인'),
    'field.changed': ({ field: name }) => fill(name, `${field(name).value}1`),
    'alert.dismissed': dismissAlert,
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

function shown() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^로그인/, hidden: true });
  const passkey = screen.getByRole<HTMLButtonElement>('button', { name: /^패스키로 로그인/, hidden: true });
  return {
    errors: invalidFields(),
    alert: dialogText(),
    lock: screen.queryByRole('timer', { hidden: true })?.textContent ?? null,
    isPending: button.getAttribute('aria-busy') === 'true',
    isDisabled: button.disabled,
    passkey: { isPending: passkey.getAttribute('aria-busy') === 'true', isDisabled: passkey.disabled },
  };
}

function expected(state: SnapshotFrom<typeof staffSignInMachine>): ReturnType<typeof shown> {
  const isWaiting = state.matches({ locked: 'waiting' });
  const isByPasskey = state.matches('signingInByPasskey');
  const isPending = (state.hasTag('busy') && !isByPasskey) || state.status === 'done';
  return {
    errors: fields.filter((name) => name in state.context.errors),
    alert: state.hasTag('alert') ? state.context.alert : null,
    lock: isWaiting ? `로그인 제한이 풀리기까지 ${durationText(state.context.secondsLeft)} 남았습니다.` : null,
    isPending,
    isDisabled: isWaiting || isByPasskey,
    passkey: { isPending: isByPasskey, isDisabled: isWaiting || isPending },
  };
}

/** Renders the login, whose attempt ends with this outcome. */
function renderWith(outcome: StaffSignInOutcome) {
  const machine = staffSignInMachine.provide({
    actors: { signIn: fromPromise<StaffSignInOutcome, StaffCredentials>(() => Promise.resolve(outcome)) },
  });
  const actor = createActor(machine).start();
  render(
    <AdminUI>
      <SignIn actor={actor} loginId="kim.hana" />
    </AdminUI>,
  );
}

test('a refused login keeps the id and the password, clears the code and leads to it', async () => {
  renderWith({ kind: 'refused', message: staffMessages.wrongCredentials });
  fill('password', 'wooden tea tray 41');
  fill('code', '123456');
  await act(async () => enter('로그인'));
  expect(dialogText()).toBe(staffMessages.wrongCredentials);
  dismissAlert();
  expect([values(), document.activeElement?.getAttribute('name')]).toEqual([
    { loginId: 'kim.hana', password: 'wooden tea tray 41', code: '' },
    'code',
  ]);
});

test('the focus moves to the first field that is wrong', () => {
  renderWith({ kind: 'refused', message: '' });
  fill('code', '12345');
  enter('로그인');
  expect([document.activeElement?.getAttribute('name'), invalidFields()]).toEqual(['password', ['password', 'code']]);
});

test('the form keeps what was typed while a passkey is asked for, the unused code included', async () => {
  const machine = staffSignInMachine.provide({
    actors: {
      signInByPasskey: fromPromise<StaffPasskeyOutcome, undefined>(() =>
        Promise.resolve({ kind: 'refused', message: passkeyMessages.cancelled }),
      ),
    },
  });
  render(
    <AdminUI>
      <SignIn actor={createActor(machine).start()} loginId="kim.hana" />
    </AdminUI>,
  );
  fill('password', 'wooden tea tray 41');
  fill('code', '123456');
  await act(async () => press('패스키로 로그인'));
  expect(dialogText()).toBe(passkeyMessages.cancelled);
  dismissAlert();
  expect(values()).toEqual({ loginId: 'kim.hana', password: 'wooden tea tray 41', code: '123456' });
});

test('without passkeys in the browser there is no button for them', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  renderWith({ kind: 'refused', message: '' });
  expect(screen.queryByRole('button', { name: /패스키/ })).toBeNull();
});
