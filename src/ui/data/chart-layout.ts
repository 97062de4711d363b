import { styled } from '../foundation/theme.ts';

/** Five columns of the grid beside six, one of them left free; under each other on the mobile layout. What stands alone has them all. */
export const Abreast = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 486fr) minmax(0, 588fr)',
  gap: '3rem 10.5%',
  alignItems: 'start',
  '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Reserves the height of a chart: the maximum while none is known, that of the previous one while the next is loading. */
export const ChartPlace = styled('div', {
  minWidth: 0,
  variants: { state: { shown: {}, waiting: { visibility: 'hidden' }, unknown: { minHeight: '20.875rem' } } },
});
