import { styled } from '../theme.ts';

/** What a course page stands on: a course takes its whole width, anything said in place of one keeps to the grid. */
export const CourseGround = styled('div', {
  variants: {
    isInset: { true: { width: 'calc(100% - 2 * $space$edge)', maxWidth: '$wrap', marginInline: 'auto', paddingBlock: '$sectionSmall' } },
  },
});
