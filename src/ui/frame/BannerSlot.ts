import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';

/** Space for the banner, reserved until its content is known. */
export const BannerSlot = styled('div', { minHeight: '$sizes$banner', backgroundColor: '$forest', color: '$ivory', ...screenOnly });
