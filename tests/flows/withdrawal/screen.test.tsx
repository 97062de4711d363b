import { fireEvent, render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { Leaving } from '#contract/account/withdrawal.ts';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { Withdrawal } from '#src/features/withdrawal/Withdrawal.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, press } from '#tests/component/lib/screen.ts';

type Snapshot = SnapshotFrom<typeof withdrawalMachine>;

const text = () => screen.getByRole('textbox', { name: '기타 사유' });
const password = () => screen.getByLabelText(/^비밀번호\*?$/);

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <Withdrawal actor={actor} />
      </UIProvider>,
    );
  },
  gestures: {
    'reason.changed': ({ changed }: AnyEventObject) => {
      const { reason, text: words }: Partial<Leaving> = changed;
      if (reason) fireEvent.click(screen.getByRole('radio', { name: reason }));
      if (words) fireEvent.change(text(), { target: { value: words } });
    },
    'password.changed': () => void fireEvent.change(password(), { target: { value: 'another one' } }),
    'withdrawal.submitted': ({ password: secret }: AnyEventObject) => {
      fireEvent.change(password(), { target: { value: secret } });
      press('탈퇴하기');
    },
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  reason: document.querySelector<HTMLInputElement>('[name="reason"]:checked')?.value ?? null,
  text: text().textContent,
  invalid: Array.from(
    document.querySelectorAll('[aria-invalid="true"]'),
    (control) => control.getAttribute('name') ?? control.getAttribute('role'),
  ),
  alert: dialogText(),
  busy: document.querySelector('button[aria-busy="true"]') !== null,
});

const expected = (state: Snapshot): ReturnType<typeof shown> => ({
  reason: state.context.entered.reason,
  text: state.context.entered.text,
  invalid: Object.keys(state.context.errors).map((name) => (name === 'reason' ? 'radiogroup' : name)),
  alert: state.hasTag('alert') ? state.context.alert : null,
  busy: state.hasTag('busy') || state.status === 'done',
});
