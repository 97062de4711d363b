import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { staffInvitationMachine } from '#machines/staff-invitation.machine.ts';
import { useFocusAfterAlert } from '#src/shared/form/use-focus-after-alert.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { inputNamed } from '../ui/input-named.ts';
import { InvitationScreen } from './InvitationScreen.tsx';
import { invitationView } from './invitation-view.ts';

/** The flow of an invitation on screen: renders its state, sends it the user's events, and moves the focus. */
export function Invitation({ actor }: { actor: ActorRefFrom<typeof staffInvitationMachine> }) {
  const view = useSelector(actor, invitationView, shallowEqual);
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
  useFocusAfterAlert(view.alert, () => (code === '' ? inputNamed(form.current, 'code') : null));
  return (
    <>
      <InvitationScreen
        {...view}
        code={code}
        formRef={form}
        onCodeChange={setCode}
        onFieldChange={(field) => actor.send({ type: 'field.changed', field })}
        onSubmit={(acceptance) => actor.send({ type: 'form.submitted', acceptance })}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
      <AlertDialog
        isOpen={view.alert !== null}
        message={view.alert ?? ''}
        onClose={() => actor.send({ type: 'alert.dismissed' })}
      />
    </>
  );
}
