import { hidden } from '../foundation/hidden-style.ts';
import { styled } from '../foundation/theme.ts';

export const List = styled('ol', {
  '--circle': '2.25rem',
  display: 'flex',
  '@mobile': { '--circle': '2rem' },
  '@tight': { '--circle': 'min(2rem, 12vw)' },
});

export const Mark = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: 'var(--circle)',
  height: 'var(--circle)',
  border: '1px solid $colors$celadon',
  borderRadius: '50%',
  font: '500 1.125rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
});

export const Name = styled('span', {
  marginTop: '.875rem',
  fontSize: '$xs',
  lineHeight: 1.4,
  '@mobile': hidden,
});

const line = {
  content: '""',
  position: 'absolute',
  top: 'calc(var(--circle) / 2)',
  borderTop: '1px solid $colors$celadon',
} as const;

/**
 * A line runs from each circle to the end of its step; in the last step, whose circle is at the end, it precedes the
 * circle.
 */
export const Step = styled('li', {
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 'var(--circle)',
  color: '$sage',
  '&:not(:last-child)::after': {
    ...line,
    left: 'calc(var(--circle) + .625rem)',
    right: '.625rem',
    '@mobile': { left: 'calc(var(--circle) + .375rem)', right: '.375rem' },
  },
  '&:last-child': { flex: 'none', alignItems: 'flex-end', whiteSpace: 'nowrap' },
  '&:last-child::before': {
    ...line,
    left: '-.625rem',
    right: 'calc(var(--circle) + .625rem)',
    '@mobile': { display: 'none' },
  },
  variants: {
    stage: {
      done: { [`& ${Mark}, &:not(:last-child)::after`]: { borderColor: '$moss', color: '$moss' } },
      current: {
        color: '$text',
        fontWeight: 600,
        '&:last-child::before': { borderColor: '$moss' },
        [`& ${Mark}`]: {
          borderColor: '$forest',
          backgroundColor: '$forest',
          color: '$ivory',
          '@forced': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      coming: {},
    },
  },
});

/** On phones, which have no room for the names of all steps, a line with the current step. */
export const CurrentStep = styled('p', {
  display: 'none',
  marginTop: '.875rem',
  fontSize: '.9375rem',
  fontWeight: 600,
  '@mobile': { display: 'block' },
});
