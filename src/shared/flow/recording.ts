import { readForSession } from '#src/api/stored.ts';

/** Whether the journeys of this tab are recorded: asked for by `?record`, then on all its pages; only where the server says that its outside systems are the sandbox. */
export const isRecordingAsked = (): boolean =>
  'sandbox' in document.documentElement.dataset && (/[?&]record\b/.test(window.location.search) || readForSession('recording') !== null);
