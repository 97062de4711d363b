import { styled } from './theme.ts';

/** Five columns of the grid beside six, one of them left free; under each other on the mobile layout. */
export const Abreast = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 486fr) minmax(0, 588fr)',
  gap: '3rem 10.5%',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Where a chart stands: as high as most while none is known, as high as the last one while the next is on its way. */
export const ChartPlace = styled('div', {
  minWidth: 0,
  variants: { state: { shown: {}, waiting: { visibility: 'hidden' }, unknown: { minHeight: '20.875rem' } } },
});
