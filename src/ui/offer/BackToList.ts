import { styled } from '../foundation/theme.ts';

/** The place of the way back to a list, under what was read. */
export const BackToList = styled('div', { display: 'flex', justifyContent: 'center', marginTop: '3rem' });
