import type { PageType } from './frame.ts';
import type { PictureCrop } from './picture-of.ts';

/** The crop of a key visual that the mobile layout shows: the home page and the story fill a phone's screen, every other page its head. */
export const mobileCropOf = (pageType: PageType): PictureCrop => (pageType === 'MAIN' || pageType === 'STORY' ? 'portrait' : 'band');
