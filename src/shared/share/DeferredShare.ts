import { deferHydration } from '../lazy/deferred-hydration.tsx';

/** The share control, hydrated later than its page. */
export const DeferredShare = deferHydration('SharePath', async () => (await import('./SharePath.tsx')).SharePath);
