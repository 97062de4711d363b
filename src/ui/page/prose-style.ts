import { css } from '../foundation/theme.ts';

const dash = {
  content: '""',
  position: 'absolute',
  left: 0,
  top: '.82em',
  width: '.625rem',
  borderTop: '1px solid $colors$bronze',
} as const;

const shade = 'rgba(34, 53, 43, .16)';

/**
 * Scroll container of a table. An edge with content beyond it is shaded: gradients of the background colour, which
 * scroll with the table, hide the shades at its ends.
 */
export const wideTable = {
  marginBlock: '1.5em',
  overflowX: 'auto',
  background: [
    'linear-gradient(90deg, $colors$ivory 50%, transparent) 0 0 / 2.5rem 100% no-repeat local',
    'linear-gradient(-90deg, $colors$ivory 50%, transparent) 100% 0 / 2.5rem 100% no-repeat local',
    `linear-gradient(90deg, ${shade}, transparent) 0 0 / .75rem 100% no-repeat scroll`,
    `linear-gradient(-90deg, ${shade}, transparent) 100% 0 / .75rem 100% no-repeat scroll`,
  ].join(', '),
  '&:first-child': { marginTop: 0 },
  '&:last-child': { marginBottom: 0 },
  '@forced': { background: 'none' },
  '@print': { overflow: 'visible', background: 'none' },
} as const;

/** Sticky first column of a table of amounts, narrow enough to leave space for the others on the narrowest phone. */
export const firstColumn = {
  position: 'sticky',
  left: 0,
  maxWidth: 'min(9.5rem, 34vw)',
  backgroundColor: '$ivory',
  whiteSpace: 'normal',
} as const;

const tables = {
  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    overflowWrap: 'normal',
    fontVariantNumeric: 'tabular-nums',
  },
  '& caption': { paddingBottom: '.75em', color: '$sage', fontSize: '$xs', textAlign: 'left' },
  '& :is(th, td)': {
    padding: '.875em 1.5rem .875em 0',
    borderBottom: '1px solid $colors$mist',
    fontSize: '$control',
    fontWeight: 400,
    lineHeight: 1.5,
    textAlign: 'left',
    verticalAlign: 'top',
    '@mobile': { paddingRight: '1rem', fontSize: '.9375rem' },
    '&:last-child': { paddingRight: 0 },
  },
  '& :is(thead, tbody):not(thead + *, tbody + *) > tr:first-child > :is(th, td)': {
    borderTop: '1px solid $colors$forest',
  },
  '& thead :is(th, td)': {
    borderBottomColor: '$celadon',
    color: '$sage',
    fontSize: '$xs',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  },
  '& tbody th': { fontWeight: 500, whiteSpace: 'nowrap', '@narrow': { whiteSpace: 'normal' } },
  // Two words fit on a line of every column: the table scrolls instead of stacking words.
  '& table:not([data-amounts]):not([data-figures]) :is(th, td)': { '@narrow': { minWidth: '5.5em' } },
  '& [data-align="end"]': { textAlign: 'right' },
  '& table[data-amounts] :is(th, td)': {
    paddingBlock: '1.125em',
    '@mobile': { paddingBlock: '.875em', whiteSpace: 'nowrap' },
  },
  // Three columns of amounts fit on the narrowest phone: a table cut off by a few pixels would shade its edge too
  // little to be noticed.
  '& table[data-amounts] :is(th, td):not(:last-child)': { '@narrow': { paddingRight: '.5rem' } },
  '& table[data-amounts] thead th': { paddingBlock: '.875em' },
  '& table[data-amounts] th:first-child': { '@mobile': firstColumn },
} as const;

export const proseStyle = css({
  '& > :first-child': { marginTop: 0 },
  '& h2, & h3': { margin: '1.75em 0 .75em', fontSize: '1.25em' },
  '& h4': { margin: '1.5em 0 .5em', fontSize: '1.0625em' },
  '& [id]': { scrollMarginTop: '2rem' },
  '& :is(p, ul, ol, figure, blockquote, div) + :is(p, ul, ol, figure, blockquote)': { marginTop: '1em' },
  '& li': { position: 'relative', paddingLeft: '1.25rem' },
  '& li + li': { marginTop: '.375em' },
  '& ul > li::before': dash,
  '& ol': {
    listStyle: 'decimal',
    paddingLeft: '1.25rem',
    '& > li': { paddingLeft: '.25rem' },
    '& > li::marker': { color: '$bronzeInk', fontVariantNumeric: 'tabular-nums' },
  },
  '& li > :is(ul, ol)': { marginTop: '.375em' },
  '& a': {
    display: 'inline',
    background: 'none',
    textDecoration: 'underline',
    textDecorationColor: '$colors$bronze',
    textUnderlineOffset: '.25em',
  },
  '& a svg': { display: 'inline-block', marginLeft: '.25em', verticalAlign: '-.125em' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& figcaption': { marginTop: '.75em', color: '$sage', fontSize: '$xs' },
  '& blockquote': { margin: 0, paddingLeft: '1.5rem', borderLeft: '1px solid $colors$bronze', fontFamily: '$serif' },
  '& hr': { margin: '2em 0', border: 0, borderTop: '1px solid $colors$mist' },
  ...tables,
});
