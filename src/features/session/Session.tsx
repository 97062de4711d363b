import type { sessionMachine } from '#machines/session.machine.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import type { Flow } from '#src/shared/flow/flow.ts';
import { SessionDialogs } from './SessionDialogs.tsx';
import { sessionView } from './session-view.ts';

/** The session's confirmations and alerts, over any page. */
export function Session({ actor }: { actor: Flow<typeof sessionMachine> }) {
  const view = sessionView(useStoreSnapshot(actor));
  if (view.alert === null && view.question === null) return null;
  return (
    <SessionDialogs
      {...view}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
      onConfirm={() => actor.send({ type: 'logout.confirmed' })}
      onCancel={() => actor.send({ type: 'logout.cancelled' })}
    />
  );
}
