import { createStitches } from '@stitches/react';
import { styleRoot } from './style-root.ts';
import { tokens } from './tokens.ts';

/** The mobile layout's media query, also where CSS cannot say it. */
export const mobileOnly = '(max-width: 1025px)';

/**
 * Where the header is the mobile one: also on wide devices that are only touched, and where letters are so large that
 * the main entries have no room. An em here is the size that the browser is set to.
 */
export const handheld = '(max-width: 1025px), (max-width: 50em), (hover: none) and (pointer: coarse)';

/** In a constant of its own, since the types of Stitches leave out `root`. */
const config = {
  root: styleRoot,
  theme: tokens,
  media: {
    mobile: mobileOnly,
    handheld,
    desktop: 'screen and (min-width: 1026px)',
    narrow: '(max-width: 639px)',
    /** Letters so large that a phone has room for a dozen of them on a line. */
    tight: '(max-width: 18em)',
    compact: '(min-width: 1026px) and (max-width: 1279px)',
    snug: '(min-width: 1026px) and (max-width: 1439px)',
    still: '(prefers-reduced-motion: reduce)',
    forced: '(forced-colors: active)',
    print: 'print',
  },
};

/** The one Stitches instance. `getCssText` returns the styles of everything rendered so far. */
const stitches = createStitches(config);

export const { css, getCssText, globalCss, keyframes, reset, styled } = stitches;
