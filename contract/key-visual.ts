import type { KeyVisual, PageType } from './frame.ts';
import type { PictureCrop } from './picture-of.ts';
import type { Setting } from './setting.ts';

/** The pages whose head is a painting on paper; that of all others fills the screen's width. */
const isPainted = (pageType: PageType): boolean => pageType === 'NOTICE' || pageType === 'POLICY';

/** The crop of a key visual that the mobile layout shows: the home page and the story fill a phone's screen, a painting lies, every other page shows a band at its head. */
export function mobileCropOf(pageType: PageType): PictureCrop {
  if (pageType === 'MAIN' || pageType === 'STORY') return 'portrait';
  return isPainted(pageType) ? 'wide' : 'band';
}

/** How wide the key visual of a page is shown, as `sizes` says it: a painting reaches beyond the screen. */
export const keyVisualSizes = (pageType: PageType): string => (isPainted(pageType) ? '(max-width: 1025px) 180vw, 115vw' : '100vw');

/** The fields of a key visual that a page header shows. */
export type ShownVisual = Pick<KeyVisual, 'id' | 'pageType' | 'pcImageUrl' | 'mobileImageUrl' | 'title' | 'alt'>;

type Images = Pick<Setting, `${'pc' | 'mobile'}${'Main' | 'Sub'}KeyVisualImageUrl`>;

/**
 * The key visuals of a page that are exposed, in order; where none is, the picture of the site's setting for the home page or for all others (spec 000
 * §3). Empty while the key visuals are loading, and without a setting: the page then shows its built-in picture.
 */
export function shownVisuals(pageType: PageType, visuals: readonly KeyVisual[] | undefined, setting: Images | undefined): readonly ShownVisual[] {
  const exposed = visuals?.filter(({ exposure }) => exposure);
  if (!exposed || exposed.length > 0 || !setting) return exposed ?? [];
  const [pcImageUrl, mobileImageUrl] =
    pageType === 'MAIN' ? [setting.pcMainKeyVisualImageUrl, setting.mobileMainKeyVisualImageUrl] : [setting.pcSubKeyVisualImageUrl, setting.mobileSubKeyVisualImageUrl];
  return pcImageUrl ? [{ id: 0, pageType, pcImageUrl, mobileImageUrl: mobileImageUrl || pcImageUrl, title: '', alt: '' }] : [];
}
