import { styled } from '../../foundation/theme.ts';

/** Section with the holes of a course. */
export const Holes = styled('section', {
  paddingBottom: '$sectionSmall',
  backgroundColor: '$hanji',
  '@print': { padding: 0, backgroundColor: '#FFF' },
});
