import { useEffect, useState, type ComponentType } from 'react';
import { whenSettled } from '#src/lib/when-settled.ts';

/**
 * Registers the service worker of the built site once the page has settled, for offline reading. A failed registration is tried again
 * with the next page.
 */
export function Offline() {
  const [Reading, setReading] = useState<ComponentType | null>(null);
  useEffect(() => (import.meta.env.PROD ? whenSettled(() => void load(setReading)) : undefined), []);
  return Reading && <Reading />;
}

async function load(setReading: (reading: () => ComponentType) => void): Promise<void> {
  const loaded = await import('./OfflineReading.tsx').catch(() => null);
  if (loaded) setReading(() => loaded.OfflineReading);
}
