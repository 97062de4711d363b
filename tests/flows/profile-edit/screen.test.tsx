import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { createActor, type AnyEventObject, type SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { directInput } from '#contract/account/email.ts';
import { profileErrors, type Profile } from '#contract/account/profile.ts';
import type { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { ProfileEdit } from '#src/features/profile-edit/ProfileEdit.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { isListed } from '../lib/typeable-profile.ts';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, dismissAlert, field, fill, press, refusedFields } from '#tests/component/lib/screen.ts';

type Snapshot = SnapshotFrom<typeof profileEditMachine>;

describeRendered(flow, {
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
    'profile.changed': ({ changed }: AnyEventObject) => change(changed),
    'profile.submitted': () => press('저장'),
    'alert.dismissed': () => dismissAlert(),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

/** Enters the values of a change; a control that already has its value sends none. */
function change({ emailUsername, emailDomain, mobile, address2 }: Partial<Profile>) {
  const texts = {
    emailUsername,
    mobilePrefix: mobile?.prefix,
    mobile: mobile?.front,
    mobileBack: mobile?.back,
    address2,
  };
  for (const [name, text] of Object.entries(texts)) if (text !== undefined) fill(name, text);
  const domain = field('emailDomain');
  if (emailDomain === undefined || domain.value === emailDomain) return;
  if (domain.hasAttribute('readonly')) fill('emailDomainChoice', isListed(emailDomain) ? emailDomain : directInput);
  else fill('emailDomain', emailDomain);
}

const shown = () => ({
  form: screen.queryByRole('form', { hidden: true })?.getAttribute('aria-label'),
  emailUsername: document.querySelector<HTMLInputElement>('[name="emailUsername"]')?.value ?? null,
  isUnready: document.querySelector('[data-unready]') !== null,
  alert: dialogText(),
  invalid: refusedFields(),
  busy: document.querySelector('button[aria-busy="true"]') !== null,
});

function expected(state: Snapshot): ReturnType<typeof shown> {
  const { passwordError, entered, errors, alert } = state.context;
  const isGate = state.matches('gate');
  return {
    form: isGate ? '비밀번호 확인' : '회원정보',
    emailUsername: isGate ? null : (entered?.emailUsername ?? null),
    isUnready: !isGate && entered !== null && Object.keys(profileErrors(entered)).length > 0,
    alert: state.hasTag('alert') ? alert : null,
    invalid: isGate ? (passwordError === null ? [] : ['password']) : Object.keys(errors),
    busy: state.hasTag('busy'),
  };
}
