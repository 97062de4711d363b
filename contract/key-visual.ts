import type { PageType } from './frame.ts';
import type { PictureCrop } from './picture-of.ts';

/** The crop of a key visual that the mobile layout shows: the home page fills a phone's screen, every other page its head. */
export const mobileCropOf = (pageType: PageType): PictureCrop => (pageType === 'MAIN' ? 'portrait' : 'band');
