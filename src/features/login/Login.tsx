import { useSelector, shallowEqual } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/login.machine.ts';
import { loginView } from './login-view.ts';
import { LoginScreen } from './LoginScreen.tsx';

export type LoginProps = { actor: ActorRefFrom<typeof loginMachine>; savedId: string };

/** The login flow on screen: renders its state, sends it the user's events, and focuses a refused field. */
export function Login({ actor, savedId }: LoginProps) {
  const view = useSelector(actor, loginView, shallowEqual);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { unsubscribe } = actor.on('field.refused', ({ field }) => inputNamed(form.current, field)?.focus());
    return unsubscribe;
  }, [actor]);
  return (
    <LoginScreen
      {...view}
      savedId={savedId}
      formRef={form}
      onFieldChange={(field) => actor.send({ type: 'field.changed', field })}
      onSubmit={(credentials, saveId) => actor.send({ type: 'form.submitted', credentials, saveId })}
      onPasskey={(saveId) => actor.send({ type: 'passkey.chosen', saveId })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}

function inputNamed(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const element = form?.elements.namedItem(name);
  return element instanceof HTMLInputElement ? element : null;
}
