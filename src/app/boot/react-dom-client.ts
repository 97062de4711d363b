/** React DOM, the largest dependency, in a chunk of its own: `entry-client.ts` yields to the main thread after it has run. */
export { createRoot, hydrateRoot } from 'react-dom/client';
