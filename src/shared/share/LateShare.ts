import { later } from '../lazy/deferred-hydration.tsx';

/** The share control, hydrated later than its page. */
export const LateShare = later('SharePath', async () => (await import('./SharePath.tsx')).SharePath);
