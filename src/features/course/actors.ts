import { holeViewerMachine } from '#machines/hole-viewer.machine.ts';

type Go = (to: string | null, options?: { replace?: boolean; state?: object; preventScrollReset?: boolean }) => void;

const viewerEntry = { holeViewer: true } as const;

/** Whether an entry of the browser's history shows a hole large. */
export const isViewerEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && 'holeViewer' in state;

/** The same of an entry as the browser keeps it, before the page has followed there. */
export const showsViewer = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'usr' in entry && isViewerEntry(entry.usr);

/** The viewer bound to the browser's history: an entry of its own while it is open, whose address follows the hole. */
export const provideHoleViewer = (go: Go, pathOf: (index: number) => string) =>
  holeViewerMachine.provide({
    actions: {
      enterHistory: (_, { index }) => go(pathOf(index), { state: viewerEntry }),
      followHistory: (_, { index }) => go(pathOf(index), { replace: true, state: viewerEntry }),
      leaveHistory: () => go(null),
    },
  });
