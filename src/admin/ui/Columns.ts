import { styled } from '#src/ui/foundation/theme.ts';

/** A narrow column of facts beside the content; above it where there is little room. */
export const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 44rem)',
  gap: '$8',
  alignItems: 'start',
  '@media (max-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$6' },
});
