import { styled } from '../../foundation/theme.ts';

/** The ground that the holes of a course stand on. */
export const Holes = styled('section', { paddingBottom: '$sectionSmall', backgroundColor: '$hanji', '@print': { padding: 0, backgroundColor: '#FFF' } });
