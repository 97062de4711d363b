/**
 * `content-visibility: auto` for sections below the fold: laid out, with fonts and pictures, when they come near the
 * viewport instead of before the first paint. Until then they have the given height, then the last measured one. They
 * are clipped slightly outside their edges, so that focus outlines and tall figures are not cut. On an idle page that
 * has not been scrolled, everything is laid out (`global-styles.ts`), so that full-page screenshots are complete.
 */
export const contentVisibilityAuto = (height: string) =>
  ({
    contentVisibility: 'var(--contentVisibility, auto)',
    containIntrinsicSize: `auto ${height}`,
    overflowClipMargin: '1rem',
  }) as const;
