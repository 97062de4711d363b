import { hidden } from '#src/ui/foundation/hidden-style.ts';
import { styled } from '#src/ui/foundation/theme.ts';

/** Cards replace the table where it has too little room for its columns. */
const asCards = <Style extends object>(style: Style) => ({ '@container (max-width: 42rem)': style });

const side = { start: {}, end: { textAlign: 'right' } } as const;

const cell = {
  padding: '.625rem .75rem',
  borderBottom: '1px solid $colors$mist',
  fontWeight: 400,
  lineHeight: 1.5,
  textAlign: 'left',
  verticalAlign: 'middle',
} as const;

const card = { display: 'flex', padding: '.125rem 0', border: 0 } as const;

/** Container of a table, whose width the styles of the table refer to. */
export const TableBox = styled('div', { containerType: 'inline-size', fontSize: '$sm' });

export const Grid = styled('table', {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  borderTop: '1px solid $colors$forest',
  fontVariantNumeric: 'tabular-nums',
  ...asCards({ display: 'block' }),
});

export const Caption = styled('caption', hidden);

/** In cards, the headers stay as buttons that sort. */
export const Head = styled('thead', {
  backgroundColor: '$hanji',
  ...asCards({
    display: 'block',
    '& tr': { display: 'flex', flexWrap: 'wrap', gap: '0 1rem' },
    '& th:not([aria-sort])': hidden,
  }),
});

export const HeadCell = styled('th', {
  ...cell,
  borderBottomColor: '$celadon',
  color: '$sage',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  variants: { side },
  ...asCards({ padding: 0, border: 0 }),
});

export const SortButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.25rem',
  minHeight: '$touch',
  marginBlock: '-.625rem',
  fontWeight: 'inherit',
  '&:hover': { color: '$text' },
  '& svg': { opacity: 0 },
  '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
  variants: {
    direction: {
      none: {},
      asc: { color: '$text', '&& svg': { opacity: 1, transform: 'scaleY(-1)' } },
      desc: { color: '$text', '&& svg': { opacity: 1 } },
    },
  },
  ...asCards({ marginBlock: 0 }),
});

export const Rows = styled('tbody', asCards({ display: 'block' }));

/** The containing block of a link that covers it. */
export const Row = styled('tr', {
  position: 'relative',
  '&:has(a:hover)': { backgroundColor: '$tint' },
  ...asCards({ display: 'block', padding: '.875rem 0', borderBottom: '1px solid $colors$mist' }),
});

export const RowHeader = styled('th', {
  ...cell,
  fontWeight: 600,
  ...asCards({ ...card, paddingBottom: '.375rem' }),
});

export const Cell = styled('td', {
  ...cell,
  variants: { side },
  ...asCards({
    ...card,
    justifyContent: 'space-between',
    gap: '1rem',
    textAlign: 'right',
    '&::before': { content: 'attr(data-label)', flex: 'none', color: '$sage' },
  }),
});

export const Notice = styled('div', { display: 'grid', gap: '1rem', paddingBlock: '2rem' });
