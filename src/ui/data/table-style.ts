import { hidden } from '../foundation/hidden-style.ts';
import { css, styled } from '../foundation/theme.ts';

/**
 * Cards replace the table on the mobile layout, and wherever large text leaves a table too little room for its columns.
 */
const asCards = <Style extends object>(style: Style) => ({ '@mobile': style, '@container (max-width: 34rem)': style });

/** Right-aligned numbers have a gap to the left-aligned text of the next column. */
const side = {
  start: {},
  end: {
    paddingRight: 0,
    textAlign: 'right',
    '&:not(:last-child)': { paddingRight: '$7', ...asCards({ paddingRight: 0 }) },
  },
} as const;

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

export const Head = styled('thead', asCards(hidden));

export const HeaderCell = styled('th', {
  ...cell,
  height: '3.25rem',
  borderTop: '1px solid $colors$forest',
  borderBottomColor: '$celadon',
  color: '$sage',
  fontSize: '$xs',
  whiteSpace: 'nowrap',
  variants: { side },
});

export const Body = styled('tbody', asCards({ display: 'block' }));

/** Without scroll anchoring, as its rows are replaced while scrolling. */
export const WindowedBody = styled(Body, { overflowAnchor: 'none' });

/** Reserves the height of rows that are not rendered. */
export const Spacer = styled('tr', asCards({ display: 'block' }));

const row = css(asCards({ display: 'block', padding: '1.25rem 0', borderBottom: '1px solid $colors$mist' }));

const card = { display: 'block', height: 'auto', padding: 0, border: 0 } as const;

const rowHeader = css({
  ...cell,
  fontFamily: '$serif',
  fontSize: '$lg',
  letterSpacing: '-.02em',
  ...asCards({ ...card, marginBottom: '.625rem' }),
});

const dataCell = css({
  ...cell,
  fontVariantNumeric: 'tabular-nums',
  '&[data-quiet]': { color: '$sage' },
  variants: { side },
  ...asCards({
    ...card,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '$4',
    padding: '.125rem 0',
    fontSize: '.9375rem',
    textAlign: 'right',
    '&::before': { content: 'attr(data-label)', flex: 'none', color: '$sage' },
  }),
});

/** Container of a table, whose width the container queries of the table refer to. */
export const TableContainer = styled('div', { containerType: 'inline-size' });

export const Grid = styled('table', {
  width: '100%',
  position: 'relative',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...asCards({ display: 'block', borderTop: '1px solid $colors$forest' }),
  variants: {
    density: {
      regular: {},
      airy: {
        [`& ${dataCell.selector}, & ${rowHeader.selector}`]: { height: '$rowAiry', ...asCards({ height: 'auto' }) },
      },
    },
    look: {
      titles: {},
      /**
       * Cards with a large row header, a regular second value and small further ones; the second column is at the
       * right.
       */
      records: {
        [`& ${rowHeader.selector}`]: {
          fontFamily: '$sans',
          fontSize: '$control',
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 500,
          letterSpacing: 'inherit',
        },
        ...asCards({
          [`& ${row.selector}`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '.25rem $4' },
          [`& :is(${rowHeader.selector}, ${dataCell.selector})`]: {
            maxWidth: '100%',
            overflowWrap: 'break-word',
            '&[data-side="start"]': { flex: '1 0 55%' },
          },
          [`& ${rowHeader.selector}`]: { marginBottom: 0, fontSize: '1.125rem' },
          [`& ${dataCell.selector}`]: {
            display: 'block',
            padding: 0,
            color: '$sage',
            fontSize: '.875rem',
            textAlign: 'left',
            '&::before': { content: 'none' },
            '&::after': { content: 'attr(data-unit)' },
            '&:first-of-type': { color: '$text', fontSize: '$control' },
            '&[data-side="end"]': { marginLeft: 'auto', textAlign: 'right' },
          },
        }),
      },
    },
    isFixed: { true: { tableLayout: 'fixed', [`& ${HeaderCell}`]: { whiteSpace: 'normal' } }, false: {} },
  },
});

type Classes = { row: string; rowHeader: string; cell: Record<keyof typeof side, string> };

const classes = (): Classes => ({
  row: row().className,
  rowHeader: rowHeader().className,
  cell: { start: dataCell({ side: 'start' }).className, end: dataCell({ side: 'end' }).className },
});

let cachedClasses: Classes | undefined;

/**
 * Returns the class names. Computed once in a browser, as a long table renders hundreds of cells while scrolling; on
 * the server for every page, whose style sheet must contain them.
 */
export const tableClasses = (): Classes =>
  typeof document === 'undefined' ? classes() : (cachedClasses ??= classes());
