import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { staffSignInMachine } from '#machines/staff-sign-in.machine.ts';
import { useFocusAfterAlert } from '#src/shared/form/use-focus-after-alert.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { inputNamed } from '../ui/input-named.ts';
import { SignInForm } from './SignInForm.tsx';
import { signInView } from './sign-in-view.ts';

export type SignInProps = {
  actor: ActorRefFrom<typeof staffSignInMachine>;
  /** Initial value of the id. */
  loginId?: string;
};

/** The login flow on screen: renders its state, sends it the user's events, and focuses what to continue with. */
export function SignIn({ actor, loginId = '' }: SignInProps) {
  const view = useSelector(actor, signInView, shallowEqual);
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  useEffect(() => {
    const refusals = actor.on('field.refused', ({ field }) => inputNamed(form.current, field)?.focus());
    const uses = actor.on('code.used', () => setCode(''));
    return () => {
      refusals.unsubscribe();
      uses.unsubscribe();
    };
  }, [actor]);
  useFocusAfterAlert(view.alert, () => (code === '' && view.lock === null ? inputNamed(form.current, 'code') : null));
  return (
    <>
      <SignInForm
        {...view}
        loginId={loginId}
        code={code}
        formRef={form}
        onCodeChange={setCode}
        onFieldChange={(field) => actor.send({ type: 'field.changed', field })}
        onSubmit={(credentials) => actor.send({ type: 'form.submitted', credentials })}
        onPasskey={() => actor.send({ type: 'passkey.chosen' })}
      />
      <AlertDialog
        isOpen={view.alert !== null}
        message={view.alert ?? ''}
        onClose={() => actor.send({ type: 'alert.dismissed' })}
      />
    </>
  );
}
