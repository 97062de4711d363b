import { contentVisibilityAuto } from '../foundation/content-visibility.ts';
import { styled } from '../foundation/theme.ts';

/** One of several lists on a page, with a scroll margin, as it is a link target. */
export const PartSection = styled('section', {
  marginTop: '7.5rem',
  scrollMarginTop: '1rem',
  '& ~ & > :last-child': contentVisibilityAuto('87rem'),
  '@mobile': { marginTop: '4rem', '& ~ & > :last-child': contentVisibilityAuto('101rem') },
});

/** Container of the collapsed ended offers, below the others. */
export const EndedOffers = styled('div', { marginTop: '2.5rem', '@mobile': { marginTop: '2rem' } });

/** Container of the pagination. */
export const PartPages = styled('div', {
  '&:not(:empty)': { marginTop: '3.5rem', '@mobile': { marginTop: '2.5rem' } },
});
