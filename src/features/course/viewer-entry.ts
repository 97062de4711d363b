export const viewerEntry = { holeViewer: true } as const;

/** Whether an entry of the browser's history shows a hole large. */
export const isViewerEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && 'holeViewer' in state;

/** The same of an entry as the browser keeps it, before the page has followed there. */
export const showsViewer = (entry: unknown): boolean => typeof entry === 'object' && entry !== null && 'usr' in entry && isViewerEntry(entry.usr);
