import { breathe } from './animations.ts';
import { globalCss } from './theme.ts';
import { mobileTokens, tightTokens, viewportTokens } from './tokens.ts';

/** Reset, body, headings, the focus ring. Call it once per render tree, before the first component is rendered. */
export const globalStyles = globalCss({
  ':root': { '--focus': '$colors$bronze' },
  '@supports (height: 100dvh)': { ':root': viewportTokens },
  '@compact': { ':root': { '--space-edge': '3.5rem' } },
  '@middle': { ':root': { '--space-edge': 'max(3.5rem, min(7.5rem, 3.5rem + (100vw - 75rem) * .267))' } },
  // With scroll padding, so that a focused element is never behind the reservation bar.
  '@mobile': { ':root': { ...mobileTokens, scrollPaddingBottom: 'calc($sizes$row + env(safe-area-inset-bottom))' } },
  '@tight': { ':root': tightTokens },
  '@desktop': { html: { fontSize: 'clamp(.9375rem, .625rem + .4167vw, 1.125rem)' } },

  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { textSizeAdjust: '100%', scrollPaddingTop: '$sizes$headerSolid', WebkitTapHighlightColor: '$colors$tint' },
  body: {
    margin: 0,
    minWidth: 280,
    backgroundColor: '$ivory',
    color: '$text',
    font: '400 $fontSizes$md / $lineHeights$body $fonts$sans',
    letterSpacing: '$body',
    wordBreak: 'keep-all',
    overflowWrap: 'break-word',
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0 },
  'ul, ol': { listStyle: 'none' },
  'h1, h2, h3, h4': {
    fontFamily: '$serif',
    fontWeight: 400,
    lineHeight: '$head',
    letterSpacing: '$display',
    textWrap: 'balance',
    // A word that is wider than the page breaks, also in a grid or a row that would grow by it.
    maxWidth: '100%',
  },
  a: { color: 'inherit', textDecoration: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'button, input, select, textarea': {
    appearance: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
  },
  'button, [role="button"]': { cursor: 'pointer' },
  // A pressed control whose effect is still loading (`shared/lazy/awaited-press.ts`).
  '[data-awaited][data-awaited]': { opacity: 0.6, cursor: 'progress', animation: `${breathe} 1.2s infinite` },

  // Set before the first paint by `public/assets/before-paint.3.js`, as the page is rendered once for all visitors.
  '[data-put-away~="banner"] [data-banner]': { display: 'none' },

  // The menu of a page that is not hydrated yet (`server/ssr/EarlyMenu.tsx`).
  '#early-menu': {
    display: 'none',
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    padding: '$3 $edge $6',
    border: 0,
    backgroundColor: '$ivory',
    color: '$text',
    '& > button': { display: 'block', minHeight: '$touch', marginLeft: 'auto' },
    '& > ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '$4' },
    '& h3': { fontSize: '1.375rem' },
    '& a': { display: 'block', padding: '.75rem 0' },
  },
  '#early-menu:popover-open': { display: 'block' },

  'html[data-settled]': { '--contentVisibility': 'visible' },

  '[data-dark]': { '--focus': '$colors$champagne' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  '[tabindex="-1"]:focus': { outline: 'none' },

  '@still': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // No transition at all: with any duration, a style that changes at the start is painted with its old value for
      // one more frame.
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
