import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { otherSessionsMachine } from '#machines/other-sessions.machine.ts';
import { otherSessionsView } from './other-sessions-view.ts';
import { OtherSessionsScreen } from './OtherSessionsScreen.tsx';

/** The member's sessions on screen. */
export function OtherSessions({ actor }: { actor: ActorRefFrom<typeof otherSessionsMachine> }) {
  const view = useSelector(actor, otherSessionsView, shallowEqual);
  return (
    <OtherSessionsScreen
      {...view}
      onRetry={() => actor.send({ type: 'list.retried' })}
      onEnd={(session) => actor.send({ type: 'ending.requested', session })}
      onEndAll={() => actor.send({ type: 'endingAll.requested' })}
      onConfirm={() => actor.send({ type: 'ending.confirmed' })}
      onCancel={() => actor.send({ type: 'ending.cancelled' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
