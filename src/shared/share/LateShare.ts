import { later } from '../page/later.tsx';

/** The share control of a page: nothing that a page begins with. */
export const LateShare = later('SharePath', async () => (await import('./SharePath.tsx')).SharePath);
