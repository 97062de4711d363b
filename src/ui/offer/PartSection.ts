import { contentVisibilityAuto } from '../foundation/content-visibility.ts';
import { styled } from '../foundation/theme.ts';

/** One of several lists on a page, with a scroll margin, as links lead to it. */
export const PartSection = styled('section', {
  marginTop: '7.5rem',
  scrollMarginTop: '1rem',
  '& ~ & > :last-child': contentVisibilityAuto('87rem'),
  '@mobile': { marginTop: '4rem', '& ~ & > :last-child': contentVisibilityAuto('101rem') },
});

/** The fold of what is over, under what is not. */
export const EndedOffers = styled('div', { marginTop: '2.5rem', '@mobile': { marginTop: '2rem' } });

/** The place of the ways to its pages. */
export const PartPages = styled('div', { '&:not(:empty)': { marginTop: '3.5rem', '@mobile': { marginTop: '2.5rem' } } });
