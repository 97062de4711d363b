import { isGuestPath } from '#contract/site/site-paths.ts';
import { readStored, type StoredKey } from '#src/api/stored.ts';
import { onBfcacheRestore } from '#src/lib/on-bfcache-restore.ts';
import type { SessionFlow } from './session-context.tsx';

const key: StoredKey = 'token';

/**
 * Applies logins and logouts in other tabs to this one, also those made while the page was in the back/forward cache.
 */
export function syncTabs(session: SessionFlow) {
  const syncToken = () =>
    session.send({
      type: 'token.changedElsewhere',
      token: readStored(key),
      isGuestPage: isGuestPath(window.location.pathname),
    });
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) syncToken();
  });
  onBfcacheRestore(syncToken);
}
