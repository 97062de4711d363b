/**
 * The style of what lies below the first screen: laid out, with its fonts and pictures, as it comes near, not before the first paint.
 * Until then it is as high as said here, then as it was last. It is cut a little beyond its edges: not outlines of a focus, nor tall figures.
 */
export const farDown = (height: string) => ({ contentVisibility: 'auto', containIntrinsicSize: `auto ${height}`, overflowClipMargin: '1rem' }) as const;
