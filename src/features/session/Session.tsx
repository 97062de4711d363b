import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session.machine.ts';
import { sessionView } from './session-view.ts';
import { SessionDialogs } from './SessionDialogs.tsx';

/** The session's own questions and alerts, over whatever page is shown. */
export function Session({ actor }: { actor: ActorRefFrom<typeof sessionMachine> }) {
  const view = useSelector(actor, sessionView, shallowEqual);
  return (
    <SessionDialogs
      {...view}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
      onConfirm={() => actor.send({ type: 'logout.confirmed' })}
      onCancel={() => actor.send({ type: 'logout.cancelled' })}
    />
  );
}
