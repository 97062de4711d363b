import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { createActor, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import type { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { ProfileEdit } from '#src/features/profile-edit/ProfileEdit.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { profileEditFlow } from '#tests/model/profile-edit.flow.ts';
import { describeRendered } from './lib/describe-rendered.ts';
import { dialogText, dismissAlert, field, fill, invalidFields, press } from './lib/screen.ts';

type Snapshot = SnapshotFrom<typeof profileEditMachine>;

/** On screen, an empty password must be corrected before it can be submitted again, and typing the current value changes nothing. */
const onScreen: typeof profileEditFlow = {
  ...profileEditFlow,
  isEventPossible: ({ context }, event) => {
    if (event.type === 'password.changed') return context.passwordError !== null;
    if (event.type === 'password.submitted') return context.passwordError === null;
    return event.type !== 'profile.changed' || event['changed'].emailUsername !== context.entered?.emailUsername;
  },
};

describeRendered(onScreen, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <ProfileEdit actor={actor} postcode={createActor(postcodeMachine)} postcodeRef={createRef()} />
      </UIProvider>,
    );
  },
  gestures: {
    'password.submitted': ({ password }: AnyEventObject) => {
      fireEvent.change(field('password'), { target: { value: password } });
      press('확인');
    },
    'password.changed': () => fill('password', 'x'),
    'profile.changed': ({ changed }: AnyEventObject) => fill('emailUsername', changed.emailUsername),
    'profile.submitted': () => press('저장'),
    'alert.dismissed': () => dismissAlert(),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  form: screen.queryByRole('form', { hidden: true })?.getAttribute('aria-label'),
  emailUsername: document.querySelector<HTMLInputElement>('[name="emailUsername"]')?.value ?? null,
  isUnready: document.querySelector('[data-unready]') !== null,
  alert: dialogText(),
  invalid: invalidFields(),
  busy: document.querySelector('button[aria-busy="true"]') !== null,
});

function expected(state: Snapshot): ReturnType<typeof shown> {
  const { passwordError, entered, errors, alert } = state.context;
  const isGate = state.matches('gate');
  return {
    form: isGate ? '비밀번호 확인' : '회원정보',
    emailUsername: isGate ? null : (entered?.emailUsername ?? null),
    isUnready: !isGate && entered?.emailUsername === '',
    alert: state.hasTag('alert') ? alert : null,
    invalid: isGate ? (passwordError === null ? [] : ['password']) : Object.keys(errors),
    busy: state.hasTag('busy'),
  };
}
