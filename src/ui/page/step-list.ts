import { styled } from '../foundation/theme.ts';

const lineItems = {
  '& > li': {
    position: 'relative',
    paddingLeft: '1.75rem',
    textWrap: 'pretty',
    '&:not(:last-child)': { paddingBottom: '.75rem' },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      left: 0,
      top: '.4em',
      width: '.6875rem',
      height: '.6875rem',
      border: '1.5px solid $colors$bronze',
      borderRadius: '50%',
      backgroundColor: '$ivory',
    },
    '&:last-child::before': { backgroundColor: '$bronze' },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: '.34rem',
      top: '.6em',
      bottom: '-.6em',
      borderLeft: '1px solid $colors$bronze',
    },
  },
} as const;

/** Ordered list along a line with a ring at each item; the last ring is filled. */
export const LineList = styled('ol', lineItems);

/** Style of a container of served HTML whose ordered lists are along a line. */
export const stepList = { '& ol': { '&&': { paddingLeft: 0, listStyle: 'none' }, ...lineItems } } as const;

export const StepProse = styled('div', stepList);
