import { readForSession } from '#src/api/stored.ts';

/** Whether the flows of this tab are recorded: enabled by `?record`, then on all its pages, and only if the server runs with the sandbox. */
export const isRecordingRequested = (): boolean =>
  'sandbox' in document.documentElement.dataset && (/[?&]record\b/.test(window.location.search) || readForSession('recording') !== null);
