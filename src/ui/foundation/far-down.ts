/**
 * The style of what lies below the first screen: laid out, with its fonts and pictures, as it comes near, not before the first paint.
 * Until then it is as high as said here, then as it was last. It is cut a little beyond its edges: not outlines of a focus, nor tall figures.
 * Once a page that nobody has scrolled is idle, all of it is laid out (`global-styles.ts`), so that a picture of the whole page has it.
 */
export const farDown = (height: string) => ({ contentVisibility: 'var(--farDown, auto)', containIntrinsicSize: `auto ${height}`, overflowClipMargin: '1rem' }) as const;
