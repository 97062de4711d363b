import { readForSession } from '#src/api/stored.ts';

/**
 * Returns whether tests inspect the flows of this tab: requested by `?inspect`, then on all its pages, and only if the
 * server runs with the sandbox.
 */
export const isInspectionRequested = (): boolean =>
  'sandbox' in document.documentElement.dataset &&
  (/[?&]inspect\b/.test(window.location.search) || readForSession('inspection') !== null);
