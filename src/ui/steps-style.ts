import { hidden } from './hidden-style.ts';
import { styled } from './theme.ts';

export const List = styled('ol', { '--circle': '2.25rem', display: 'flex', '@mobile': { '--circle': '2rem' } });

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

/** The line runs from its circle to the next one, so the last step is as wide as its circle and its name hangs to the left. */
export const Step = styled('li', {
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 'var(--circle)',
  color: '$sage',
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(var(--circle) / 2)',
    left: 'calc(var(--circle) + .625rem)',
    right: '.625rem',
    borderTop: '1px solid $colors$celadon',
    '@mobile': { left: 'calc(var(--circle) + .375rem)', right: '.375rem' },
  },
  '&:last-child': { flex: 'none', alignItems: 'flex-end', width: 'var(--circle)', whiteSpace: 'nowrap' },
  variants: {
    stage: {
      done: { [`& ${Mark}, &:not(:last-child)::after`]: { borderColor: '$moss', color: '$moss' } },
      current: {
        color: '$text',
        fontWeight: 600,
        [`& ${Mark}`]: {
          borderColor: '$forest',
          backgroundColor: '$forest',
          color: '$ivory',
          '@forced': { forcedColorAdjust: 'none', borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      },
      coming: {},
    },
  },
});

/** Phones have no room for the names: one line says where one is. */
export const CurrentStep = styled('p', {
  display: 'none',
  marginTop: '.875rem',
  fontSize: '.9375rem',
  fontWeight: 600,
  '@mobile': { display: 'block' },
});
