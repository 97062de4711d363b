/** The largest part of the site, a file of its own: it is run alone, with a rest after it (`main.ts`). */
export { createRoot, hydrateRoot } from 'react-dom/client';
