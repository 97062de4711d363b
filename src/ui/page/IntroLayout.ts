import { styled } from '../foundation/theme.ts';

/** An introduction beside its content; above it in the mobile layout. */
export const IntroLayout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: '$gutter',
  alignItems: 'start',
  '& > :first-child': { gridColumn: '1 / 5', maxWidth: '18rem' },
  '& > :last-child': { gridColumn: '5 / 13' },
  '@mobile': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '2.5rem',
    '& > :nth-child(n)': { gridColumn: 'auto', maxWidth: 'none' },
  },
});
