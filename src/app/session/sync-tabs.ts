import { readStored, type StoredKey } from '#src/api/stored.ts';
import { onBfcacheRestore } from '#src/lib/on-bfcache-restore.ts';
import type { SessionFlow } from './session-context.tsx';

const key: StoredKey = 'token';

/** Another tab's login or logout becomes this one's, also when the page returns from the back/forward cache. */
export function syncTabs(session: SessionFlow) {
  const tell = () => session.send({ type: 'token.changedElsewhere', token: readStored(key) });
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tell();
  });
  onBfcacheRestore(tell);
}
