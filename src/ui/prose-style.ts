import { css } from './theme.ts';

const dash = { content: '""', position: 'absolute', left: 0, top: '.82em', width: '.625rem', height: 1, backgroundColor: '$bronze' } as const;

/** Around a table. */
export const wideTable = { marginBlock: '1.5em', overflowX: 'auto' } as const;

export const proseStyle = css({
  '& > :first-child': { marginTop: 0 },
  '& h2, & h3': { margin: '1.75em 0 .75em', fontSize: '1.25em' },
  '& h4': { margin: '1.5em 0 .5em', fontSize: '1.0625em' },
  '& p + p, & p + ul, & p + ol, & ul + p, & ol + p': { marginTop: '1em' },
  '& li': { position: 'relative', paddingLeft: '1.25rem' },
  '& li + li': { marginTop: '.375em' },
  '& ul > li::before': dash,
  '& ol': { listStyle: 'decimal', paddingLeft: '1.25rem', '& > li': { paddingLeft: '.25rem' } },
  '& a': { display: 'inline', background: 'none', textDecoration: 'underline', textDecorationColor: '$colors$bronze', textUnderlineOffset: '.25em' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse', borderTop: '1px solid $colors$forest', overflowWrap: 'normal' },
  '& caption': { paddingBottom: '.75em', color: '$sage', fontSize: '$xs', textAlign: 'left' },
  '& :is(th, td)': {
    padding: '.875em 1.5rem .875em 0',
    borderBottom: '1px solid $colors$mist',
    fontWeight: 400,
    lineHeight: 1.5,
    textAlign: 'left',
    '@mobile': { paddingRight: '1rem' },
  },
  '& thead th': { borderBottomColor: '$celadon', color: '$sage', fontSize: '$xs', whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: 500, whiteSpace: 'nowrap' },
});
