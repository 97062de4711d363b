import { screenOnly } from '../../foundation/print.ts';
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

/** The page as it is printed, unless something else is printed instead. */
export const PrintedGuide = styled('div', {
  variants: { isReplaced: { true: screenOnly, false: {} } },
});

export const PaperOnly = styled('div', { display: 'none', '@print': { display: 'block' } });
