import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';

/** Reserves the space of the banner while it is loading. */
export const BannerSlot = styled('div', {
  minHeight: '$sizes$banner',
  backgroundColor: '$forest',
  color: '$ivory',
  ...screenOnly,
});
