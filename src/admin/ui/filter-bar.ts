import { styled } from '#src/ui/foundation/theme.ts';

/** The filters of a list, side by side. They take effect at once. */
export const FilterBar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem',
  '& > *': { flex: '0 1 14rem', minWidth: 'min(100%, 10rem)' },
});
