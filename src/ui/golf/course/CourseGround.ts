import { styled } from '../../foundation/theme.ts';

/** Container of a course page: a course takes the full width, a message stays within the grid. */
export const CourseGround = styled('div', {
  variants: {
    isInset: {
      true: {
        width: 'calc(100% - 2 * $space$edge)',
        maxWidth: '$wrap',
        marginInline: 'auto',
        paddingBlock: '$sectionSmall',
      },
    },
  },
});
