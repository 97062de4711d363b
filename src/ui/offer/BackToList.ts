import { styled } from '../foundation/theme.ts';

/** Container of the link back to the list, below an article. */
export const BackToList = styled('div', { display: 'flex', justifyContent: 'center', marginTop: '3rem' });
