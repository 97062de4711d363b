/**
 * React DOM, the largest dependency, in a chunk of its own: `entry-client.ts` yields to the main thread after it has
 * run. Importing `react-dom/client` there would need a helper for CommonJS, one more file before the first paint.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
