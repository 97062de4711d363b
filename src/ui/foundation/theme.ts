import { createStitches } from '@stitches/react';
import { styleRoot } from './style-root.ts';
import { tokens } from './tokens.ts';

/** Windows for which pictures have a separate crop. */
export const narrowWindow = '(max-width: 1025px)';

const touchedOnly = '(hover: none) and (pointer: coarse)';

/**
 * The mobile layout's media query, also for use outside CSS: narrow windows, touch-only devices of any width (spec 000
 * §2), and text so large that the main entries do not fit. An em here is the browser's font size.
 */
export const mobileOnly = `${narrowWindow}, (max-width: 50em), ${touchedOnly}`;

/** Media query of the desktop layout: windows of at least this width that are not `mobileOnly`. */
const desktopFrom = (width: number) => `(min-width: ${width}px) and (min-width: 50.01em) and (not (${touchedOnly}))`;

/** A separate constant, since the types of Stitches do not include `root`. */
const config = {
  root: styleRoot,
  theme: tokens,
  media: {
    mobile: mobileOnly,
    desktop: `screen and ${desktopFrom(1026)}`,
    narrow: '(max-width: 639px)',
    /** Text so large that a phone fits about a dozen characters on a line. */
    tight: '(max-width: 18em)',
    /** The desktop layout with small margins, and without the side navigation in them. */
    compact: `${desktopFrom(1026)} and (max-width: 1199px)`,
    /**
     * From the narrowest window with room for the complete desktop layout to the width of the design, between which the
     * margins grow (spec 000 §2).
     */
    middle: `${desktopFrom(1200)} and (max-width: 1630px)`,
    still: '(prefers-reduced-motion: reduce)',
    forced: '(forced-colors: active)',
    print: 'print',
  },
};

/**
 * The one Stitches instance; a build of the site has compiled styles in its place (`compiled-stitches.ts`).
 * `getCssText` returns the styles of everything rendered so far.
 */
const stitches = createStitches(config);

export const { css, getCssText, globalCss, keyframes, styled } = stitches;
