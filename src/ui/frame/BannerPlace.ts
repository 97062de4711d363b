import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';

/** The banner's place, kept while it is not known what will be in it. */
export const BannerPlace = styled('div', { minHeight: '$sizes$banner', backgroundColor: '$forest', color: '$ivory', ...screenOnly });
