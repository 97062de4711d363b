import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { Acceptance } from '#contract/staff/acceptance.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import {
  staffInvitationMachine,
  type AcceptanceField,
  type AcceptOutcome,
  type OpenOutcome,
} from '#machines/staff-invitation.machine.ts';
import { Invitation } from '#src/admin/invitation/Invitation.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { dialogText, dismissAlert, enter, field, fill, invalidFields, press } from '#tests/component/lib/screen.ts';
import { invitation, openedInvitation } from '#tests/fixtures/staff.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { flow } from './flow.ts';

const fields = ['password', 'repeated', 'code'] as const satisfies readonly AcceptanceField[];

describeRendered(flow, {
  mount: (actor) => {
    render(
      <AdminUI>
        <Invitation actor={actor} />
      </AdminUI>,
    );
  },
  gestures: {
    'retry.requested': () => press('다시 시도'),
    'form.submitted'({ acceptance }) {
      for (const name of fields) fill(name, acceptance[name]);
      enter('초대 수락');
    },
    'field.changed': ({ field: name }) => fill(name, `${field(name).value}1`),
    'alert.dismissed': dismissAlert,
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

function shown() {
  const form = screen.queryByRole('form', { hidden: true });
  return {
    isLoading: screen.queryByText('불러오는 중') !== null,
    failure: screen.queryByRole('alert')?.textContent ?? null,
    canRetry: screen.queryByRole('button', { name: '다시 시도' }) !== null,
    secret: document.querySelector('code')?.textContent ?? null,
    hasForm: form !== null,
    errors: invalidFields(),
    isPending: form?.querySelector('[aria-busy="true"]') != null,
    dialog: dialogText(),
  };
}

function expected(state: SnapshotFrom<typeof staffInvitationMachine>): ReturnType<typeof shown> {
  const { context } = state;
  const canRetry = state.matches('unopened');
  const failure = canRetry || state.matches('invalid') ? context.alert : null;
  const isOpen = state.matches('registering') || state.matches('accepting') || state.matches('alerting');
  return {
    isLoading: state.matches('opening') || state.matches('accepted'),
    failure,
    canRetry,
    secret: isOpen ? 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP' : null,
    hasForm: isOpen,
    errors: fields.filter((name) => name in context.errors),
    isPending: state.matches('accepting'),
    dialog: state.hasTag('alert') ? context.alert : null,
  };
}

/** Renders an opened invitation, whose acceptance ends with this outcome. */
async function renderWith(outcome: AcceptOutcome) {
  const machine = staffInvitationMachine.provide({
    actors: {
      openInvitation: fromPromise<OpenOutcome, { invitation: string }>(() =>
        Promise.resolve({ kind: 'opened', opened: openedInvitation }),
      ),
      acceptInvitation: fromPromise<AcceptOutcome, { invitation: string; acceptance: Acceptance }>(() =>
        Promise.resolve(outcome),
      ),
    },
  });
  const actor = createActor(machine, { input: { invitation } }).start();
  await act(async () =>
    render(
      <AdminUI>
        <Invitation actor={actor} />
      </AdminUI>,
    ),
  );
}

test('a refused code is cleared and gets the focus; the passwords stay', async () => {
  await renderWith({ kind: 'refused', message: staffMessages.wrongCode });
  fill('password', 'wooden tea tray 41');
  fill('repeated', 'wooden tea tray 41');
  fill('code', '123456');
  await act(async () => enter('초대 수락'));
  expect(dialogText()).toBe(staffMessages.wrongCode);
  dismissAlert();
  expect([fields.map((name) => field(name).value), document.activeElement?.getAttribute('name')]).toEqual([
    ['wooden tea tray 41', 'wooden tea tray 41', ''],
    'code',
  ]);
});

test('the secret is shown as a QR code and as text', async () => {
  await renderWith({ kind: 'refused', message: '' });
  const code = screen.getByRole('img', { name: '인증 앱 등록용 QR 코드' });
  expect([code.tagName, code.querySelectorAll('path').length]).toEqual(['svg', 1]);
  expect(document.querySelector('code')?.textContent).toBe('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
});
