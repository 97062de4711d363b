import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { offlineMessages } from '#contract/site/offline-messages.ts';
import { Toast } from '#src/ui/overlays/Toast.tsx';
import { watchConnection, type Connection } from './connection.ts';
import { registerWorker, reportSeen } from './register.ts';

/** Caches viewed pages for offline reading, and shows a notice while offline. */
export function OfflineReading() {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const [connection, setConnection] = useState<Connection>('online');
  useEffect(() => void registerWorker(), []);
  const [firstPath] = useState(openedPath);
  // The user may have navigated before this was mounted: the page that was loaded counts, too.
  useEffect(() => reportSeen(firstPath), [firstPath]);
  useEffect(() => (pathname === firstPath ? undefined : reportSeen(pathname)), [pathname, firstPath]);
  useEffect(
    () =>
      watchConnection((next, previous) => {
        setConnection(next);
        // The cached data may be outdated.
        if (previous === 'cached') void queryClient.invalidateQueries();
      }),
    [queryClient],
  );
  return <Toast>{texts[connection]}</Toast>;
}

/** Returns the path of the page that the browser has loaded. */
function openedPath(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? window.location.href).pathname;
}

const texts: Readonly<Record<Connection, string | null>> = {
  online: null,
  offline: offlineMessages.disconnected,
  cached: offlineMessages.cached,
};
