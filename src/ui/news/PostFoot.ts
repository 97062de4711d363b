import { styled } from '../theme.ts';

/** What follows a post: the ways to its neighbours, then in the middle the way back. */
export const PostFoot = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3.5rem',
  marginTop: '6rem',
  '@mobile': { marginTop: '4rem' },
  '& > div': { display: 'flex', justifyContent: 'center' },
});
