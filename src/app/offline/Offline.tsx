import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';

/**
 * Registers the service worker of the built site on idle, for offline reading. A failed registration is tried again
 * with the next page.
 */
export function Offline() {
  const [Reading, setReading] = useState<ComponentType | null>(null);
  useEffect(() => (import.meta.env.PROD ? whenIdle(() => void load(setReading)) : undefined), []);
  return Reading && <Reading />;
}

async function load(setReading: (reading: () => ComponentType) => void): Promise<void> {
  const loaded = await import('./OfflineReading.tsx').catch(() => null);
  if (loaded) setReading(() => loaded.OfflineReading);
}
