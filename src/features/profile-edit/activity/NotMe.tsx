import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { notMeMachine } from '#machines/not-me.machine.ts';
import { notMeView } from './not-me-view.ts';
import { NotMeScreen } from './NotMeScreen.tsx';

/** The way from an activity that was not the member's to a new password, on screen. */
export function NotMe({ actor }: { actor: ActorRefFrom<typeof notMeMachine> }) {
  const view = useSelector(actor, notMeView, shallowEqual);
  return (
    <NotMeScreen
      {...view}
      onDisown={() => actor.send({ type: 'activity.disowned' })}
      onConfirm={() => actor.send({ type: 'disowning.confirmed' })}
      onCancel={() => actor.send({ type: 'disowning.cancelled' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
