import { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import { viewerEntry } from './viewer-entry.ts';

export type Go = (
  to: string | null,
  options?: { replace?: boolean; state?: object; preventScrollReset?: boolean },
) => void;

/** The viewer bound to the browser's history: one entry while it is open, whose URL follows the hole. */
export const provideHoleViewer = (go: Go, pathOf: (index: number) => string) =>
  holeViewerMachine.provide({
    actions: {
      enterHistory: (_, { index }) => go(pathOf(index), { state: viewerEntry }),
      followHistory: (_, { index }) => go(pathOf(index), { replace: true, state: viewerEntry }),
      leaveHistory: () => go(null),
    },
  });
