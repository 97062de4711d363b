import { act, fireEvent, render, screen } from '@testing-library/react';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { Withdrawal as Entered } from '#contract/withdrawal.ts';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { Withdrawal } from '#src/features/withdrawal/Withdrawal.tsx';
import { KitProvider } from '#src/ui/KitProvider.tsx';
import { describePaths } from '#tests/flows/lib/describe-flow.ts';
import { withdrawalFlow } from '#tests/flows/withdrawal.flow.ts';
import { dialogText, press } from './lib/screen.ts';

type Snapshot = SnapshotFrom<typeof withdrawalMachine>;

const isRefused = ({ context }: Snapshot) => Object.keys(context.errors).length > 0;
const choice = (reason: string) => screen.getByRole('radio', { name: reason });
const text = () => screen.getByRole('textbox', { name: '기타 사유' });
const password = () => screen.getByLabelText(/^비밀번호\*?$/);

/** A change is told only while something is refused; so on screen a refused form is corrected first and submitted then. A reason once chosen stays chosen. */
const onScreen: typeof withdrawalFlow = {
  ...withdrawalFlow,
  offers: (state, event) => {
    if (event.type === 'withdrawal.changed') return isRefused(state);
    return event.type !== 'withdrawal.submitted' || !isRefused(state);
  },
};

describePaths('rendered', onScreen, {
  during: (step) => act(step),
  mount: (actor) => {
    render(
      <KitProvider navigate={() => {}}>
        <Withdrawal actor={actor} />
      </KitProvider>,
    );
  },
  gestures: {
    'withdrawal.submitted': ({ withdrawal }: AnyEventObject) => {
      const { reason, text: words, password: secret }: Entered = withdrawal;
      if (reason) fireEvent.click(choice(reason));
      fireEvent.change(text(), { target: { value: words } });
      fireEvent.change(password(), { target: { value: secret } });
      press('탈퇴하기');
    },
    'withdrawal.changed': () => void fireEvent.change(password(), { target: { value: 'another one' } }),
    'alert.dismissed': () => press('확인'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  refused: Array.from(document.querySelectorAll('[aria-invalid="true"]'), (control) => control.getAttribute('name') ?? control.getAttribute('role')),
  alert: dialogText(),
  busy: document.querySelector('button[aria-busy="true"]') !== null,
});

const expected = (state: Snapshot): ReturnType<typeof shown> => ({
  refused: Object.keys(state.context.errors).map((name) => (name === 'reason' ? 'radiogroup' : name)),
  alert: state.hasTag('alert') ? state.context.alert : null,
  busy: state.hasTag('busy') || state.status === 'done',
});
