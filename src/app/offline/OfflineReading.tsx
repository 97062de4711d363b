import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { offlineMessages } from '#contract/site/offline-messages.ts';
import { Toast } from '#src/ui/overlays/Toast.tsx';
import { watchConnection, type Connection } from './connection.ts';
import { registerWorker, tellSeen } from './register.ts';

/** Caches viewed pages for offline reading, and shows a notice while offline. */
export function OfflineReading() {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const [connection, setConnection] = useState<Connection>('there');
  useEffect(() => void registerWorker(), []);
  const [first] = useState(openedPath);
  // Who went on before this was there has seen that page, too.
  useEffect(() => tellSeen(first), [first]);
  useEffect(() => (pathname === first ? undefined : tellSeen(pathname)), [pathname, first]);
  useEffect(
    () =>
      watchConnection((next, former) => {
        setConnection(next);
        // What was kept may be of another day.
        if (former === 'kept') void queries.invalidateQueries();
      }),
    [queries],
  );
  return <Toast>{texts[connection]}</Toast>;
}

/** The page that the browser has loaded. */
function openedPath(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? window.location.href).pathname;
}

const texts: Readonly<Record<Connection, string | null>> = {
  there: null,
  cut: offlineMessages.disconnected,
  kept: offlineMessages.cached,
};
