import { useEffect } from 'react';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { Flow } from '#src/shared/flow/lazy-actor.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { LazyRegion } from '#src/shared/lazy/LazyRegion.tsx';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { WaitingNotice } from '#src/shared/lazy/WaitingNotice.tsx';
import { whenIdle } from '#src/lib/when-idle.ts';
import { sessionView } from './session-view.ts';

/** Rarely visible: loaded on idle, or when it is needed. */
const loadDialogs = () => import('./SessionDialogs.tsx');
const SessionDialogs = lazyComponent('SessionDialogs', async () => (await loadDialogs()).SessionDialogs, WaitingNotice);

/** The session's confirmations and alerts, over any page. */
export function Session({ actor }: { actor: Flow<typeof sessionMachine> }) {
  const view = sessionView(useStoreSnapshot(actor));
  // A failed preload is retried when a dialog is needed.
  useEffect(() => whenIdle(() => void loadDialogs().catch(() => undefined)), []);
  if (view.alert === null && view.question === null) return null;
  return (
    <LazyRegion>
      <SessionDialogs
        {...view}
        onDismiss={() => actor.send({ type: 'alert.dismissed' })}
        onConfirm={() => actor.send({ type: 'logout.confirmed' })}
        onCancel={() => actor.send({ type: 'logout.cancelled' })}
      />
    </LazyRegion>
  );
}
