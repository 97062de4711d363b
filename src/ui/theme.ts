import { createStitches } from '@stitches/react';
import { tokens } from './tokens.ts';

/** The mobile layout's media query, also where CSS cannot say it. */
export const mobileOnly = '(max-width: 1025px)';

/**
 * The one Stitches instance. `getCssText` answers the styles of what was rendered so far.
 * Under `style-src 'self'` the page links `/stitches.css`, which Stitches adopts.
 */
export const { css, getCssText, globalCss, keyframes, styled } = createStitches({
  theme: tokens,
  media: {
    mobile: mobileOnly,
    narrow: '(max-width: 639px)',
    compact: '(min-width: 1026px) and (max-width: 1279px)',
    snug: '(min-width: 1026px) and (max-width: 1439px)',
    still: '(prefers-reduced-motion: reduce)',
    forced: '(forced-colors: active)',
    print: 'print',
  },
});
