import { hidden } from './hidden-style.ts';
import { styled } from './theme.ts';

const side = { start: {}, end: { paddingLeft: '$5', paddingRight: 0, textAlign: 'right' } } as const;

const cell = {
  height: '$row',
  padding: '.75rem 1.5rem .75rem 0',
  borderBottom: '1px solid $colors$mist',
  fontSize: '$control',
  fontWeight: 400,
  lineHeight: 1.5,
  textAlign: 'left',
} as const;

export const Caption = styled('caption', hidden);

export const Head = styled('thead', { borderTop: '1px solid $colors$forest', '@mobile': hidden });

export const HeaderCell = styled('th', {
  ...cell,
  height: '3.25rem',
  borderBottomColor: '$celadon',
  color: '$sage',
  fontSize: '$xs',
  whiteSpace: 'nowrap',
  variants: { side },
});

export const Body = styled('tbody', { '@mobile': { display: 'block' } });

export const Row = styled('tr', {
  '@mobile': { display: 'block', padding: '1.25rem 0', borderBottom: '1px solid $colors$mist' },
});

const card = { display: 'block', height: 'auto', padding: 0, border: 0 } as const;

export const RowHeader = styled('th', {
  ...cell,
  fontFamily: '$serif',
  fontSize: '$lg',
  letterSpacing: '-.02em',
  '@mobile': { ...card, marginBottom: '.625rem' },
});

export const Cell = styled('td', {
  ...cell,
  fontVariantNumeric: 'tabular-nums',
  variants: { side },
  '@mobile': {
    ...card,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '$4',
    padding: '.125rem 0',
    fontSize: '.9375rem',
    textAlign: 'right',
    '&::before': { content: 'attr(data-label)', flex: 'none', color: '$sage' },
  },
});

export const Grid = styled('table', {
  width: '100%',
  position: 'relative',
  borderCollapse: 'collapse',
  variants: {
    density: {
      regular: {},
      airy: { [`& ${Cell}, & ${RowHeader}`]: { height: '$rowAiry', '@mobile': { height: 'auto' } } },
    },
  },
  '@mobile': { display: 'block', borderTop: '1px solid $colors$forest' },
});
