export const viewerEntry = { holeViewer: true } as const;

/** Whether the state of a history entry, as React Router returns it, belongs to the open viewer. */
export const isViewerEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'holeViewer' in state;

/**
 * The same for the raw state of a history entry, in which React Router nests its own as `usr`; for entries that are not
 * rendered yet.
 */
export const showsViewer = (rawState: unknown): boolean =>
  typeof rawState === 'object' && rawState !== null && 'usr' in rawState && isViewerEntry(rawState.usr);
