import { styled } from '../foundation/theme.ts';

/**
 * Two columns, 5:6, with an empty grid column between them; stacked in the mobile layout. A single child takes the full
 * width.
 */
export const TwoColumns = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 486fr) minmax(0, 588fr)',
  gap: '3rem 10.5%',
  alignItems: 'start',
  '&:not(:has(> :nth-child(2)))': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/**
 * Reserves the height of a chart: the maximum before the first one is loaded, that of the previous one while the next
 * is loading.
 */
export const ChartSlot = styled('div', {
  minWidth: 0,
  variants: { state: { shown: {}, waiting: { visibility: 'hidden' }, unknown: { minHeight: '20.875rem' } } },
});
