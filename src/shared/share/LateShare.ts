import { later } from '../page/later.tsx';

/** The share control, hydrated later than its page. */
export const LateShare = later('SharePath', async () => (await import('./SharePath.tsx')).SharePath);
