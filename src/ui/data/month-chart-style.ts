import { proseStyle } from '../page/prose-style.ts';
import { css, styled } from '../foundation/theme.ts';

export const Figure = styled('figure', {
  containerType: 'inline-size',
  paddingTop: '1.25rem',
  borderTop: '1px solid $colors$forest',
});

export const Heading = styled('figcaption', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 $4',
  marginBottom: '.25rem',
  fontSize: '.9375rem',
  '& > :last-child:not(:first-child)': { color: '$sage', fontVariantNumeric: 'tabular-nums' },
});

/**
 * Rendered in two forms, for phones and for wider windows; never scaled: only the gaps between the bars depend on the
 * width.
 */
export const Drawing = styled('svg', {
  width: '100%',
  overflow: 'visible',
  variants: {
    form: { wide: { '@narrow': { display: 'none' } }, narrow: { display: 'none', '@narrow': { display: 'block' } } },
  },
});

export const Axis = styled('line', { stroke: '$colors$celadon', '@forced': { stroke: 'GrayText' } });

export const EmptyDot = styled('circle', { fill: '$colors$celadon', '@forced': { fill: 'GrayText' } });

/** Bar of a single series: a hairline with a dot. */
export const Lollipop = styled('g', {
  stroke: '$colors$moss',
  fill: '$colors$moss',
  '& circle': { stroke: 'none' },
  '@forced': { stroke: 'CanvasText', fill: 'CanvasText' },
  variants: {
    isPeak: {
      true: {
        stroke: '$colors$bronze',
        fill: '$colors$bronze',
        strokeWidth: 2,
        '@forced': { stroke: 'Highlight', fill: 'Highlight' },
      },
      false: {},
    },
  },
});

export const Peak = styled('text', {
  fill: '$colors$bronzeInk',
  font: '500 1.25rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  textAnchor: 'middle',
  '@forced': { fill: 'CanvasText' },
});

export const MonthName = styled('text', {
  fill: '$colors$sage',
  textAnchor: 'middle',
  '@forced': { fill: 'CanvasText' },
  variants: {
    isPeak: { true: { fill: '$colors$text', fontWeight: 600, '@forced': { fill: 'CanvasText' } }, false: {} },
  },
});

const forced = (fill: string, stroke: string) => ({ '@forced': { fill, stroke } });

/** Five colours that also differ in lightness; pale ones have an outline. */
const seriesStyles = [
  css({ fill: '$colors$forest', stroke: '$colors$forest', ...forced('CanvasText', 'CanvasText') }),
  css({ fill: '$colors$celadon', stroke: '$colors$moss', ...forced('GrayText', 'CanvasText') }),
  css({ fill: '$colors$bronze', stroke: '$colors$bronze', ...forced('Highlight', 'Highlight') }),
  css({ fill: '$colors$ivory', stroke: '$colors$moss', ...forced('Canvas', 'CanvasText') }),
  css({ fill: '$colors$champagne', stroke: '$colors$bronze', ...forced('LinkText', 'LinkText') }),
];

/** Returns the class with the colours of a series, for its segments and its legend. */
export const seriesClass = (series: number) => seriesStyles[series % seriesStyles.length]?.().className;

export const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.25rem',
  marginTop: '.75rem',
  fontSize: '$xs',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', alignItems: 'center', gap: '$2' },
  '& svg': { flex: 'none', width: '.5rem', height: '.875rem' },
  '& span': { color: '$sage' },
});

export const Figures = styled('details', {
  marginTop: '.5rem',
  fontSize: '$xs',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$2',
    minHeight: '$touch',
    color: '$sage',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: '$text' },
  '& summary svg': {
    color: '$bronzeInk',
    transition: 'transform $transitions$fast',
    '@forced': { color: 'CanvasText' },
  },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
});

export const FiguresTable = styled('div', proseStyle, {
  fontVariantNumeric: 'tabular-nums',
  '& td, & thead th:not(:first-child)': { textAlign: 'right' },
  '& :is(th, td)': { paddingBlock: '.5em' },
  '& :is(th, td):last-child': { paddingRight: 0 },
});
