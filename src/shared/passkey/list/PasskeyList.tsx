import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { passkeysMachine } from '#machines/passkeys.machine.ts';
import { passkeysView } from './passkeys-view.ts';
import { PasskeysScreen } from './PasskeysScreen.tsx';

/** The user's passkeys on screen. */
export function PasskeyList({ actor }: { actor: ActorRefFrom<typeof passkeysMachine> }) {
  const view = useSelector(actor, passkeysView, shallowEqual);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { unsubscribe } = actor.on('name.refused', () => form.current?.querySelector('input')?.focus());
    return unsubscribe;
  }, [actor]);
  return (
    <PasskeysScreen
      {...view}
      formRef={form}
      onRetry={() => actor.send({ type: 'list.retried' })}
      onAdd={() => actor.send({ type: 'adding.requested' })}
      onRename={(passkey) => actor.send({ type: 'renaming.requested', passkey })}
      onNameChange={() => actor.send({ type: 'name.changed' })}
      onSubmit={(name) => actor.send({ type: 'name.submitted', name })}
      onCancelNaming={() => actor.send({ type: 'naming.cancelled' })}
      onRemove={(passkey) => actor.send({ type: 'removal.requested', passkey })}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.cancelled' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
