import { styled } from '../theme.ts';

/** Where a hole's picture is drawn, as high as its frame. */
export const PicturePlace = styled('div', { height: '100%' });
