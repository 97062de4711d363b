import { styled } from '../foundation/theme.ts';

/** Foot of a post: links to its neighbours, then the link back to the list. */
export const PostFoot = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3.5rem',
  marginTop: '6rem',
  '@mobile': { marginTop: '4rem' },
  '& > div': { display: 'flex', justifyContent: 'center' },
});
