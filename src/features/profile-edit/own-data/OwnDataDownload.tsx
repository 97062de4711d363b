import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ownDataMachine } from '#machines/own-data.machine.ts';
import { ownDataView } from './own-data-view.ts';
import { OwnDataScreen } from './OwnDataScreen.tsx';

/** The download of the member's data on screen. */
export function OwnDataDownload({ actor }: { actor: ActorRefFrom<typeof ownDataMachine> }) {
  const view = useSelector(actor, ownDataView, shallowEqual);
  return (
    <OwnDataScreen
      {...view}
      onRequest={(format) => actor.send({ type: 'download.requested', format })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
