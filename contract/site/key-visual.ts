import type { KeyVisual, PageType } from './frame.ts';
import type { PictureCrop } from './picture-of.ts';
import type { Setting } from './setting.ts';

/** Returns whether the page's header shows a painting; other headers show a picture of the screen's width. */
const isPainted = (pageType: PageType): boolean => pageType === 'NOTICE' || pageType === 'POLICY';

/**
 * Returns the crop of a key visual for the mobile layout: full screen on the home page and the story, landscape for
 * paintings, a band on all other pages.
 */
export function mobileCropOf(pageType: PageType): PictureCrop {
  if (pageType === 'MAIN' || pageType === 'STORY') return 'portrait';
  return isPainted(pageType) ? 'wide' : 'band';
}

/** Returns the `sizes` attribute of a page's key visual; a painting is wider than the screen. */
export const keyVisualSizes = (pageType: PageType): string =>
  isPainted(pageType) ? '(max-width: 1025px) 180vw, 115vw' : '100vw';

/** The fields of a key visual that a page header shows. */
export type ShownVisual = Pick<KeyVisual, 'id' | 'pageType' | 'pcImageUrl' | 'mobileImageUrl' | 'title' | 'alt'>;

type Images = Pick<Setting, `${'pc' | 'mobile'}${'Main' | 'Sub'}KeyVisualImageUrl`>;

/**
 * Returns the exposed key visuals of a page, in order; without any, the setting's default picture for the home page or
 * for other pages (spec 000 §3). Empty while the key visuals are loading, and without a setting: the page then shows
 * its built-in picture.
 */
export function shownVisuals(
  pageType: PageType,
  visuals: readonly KeyVisual[] | undefined,
  setting: Images | undefined,
): readonly ShownVisual[] {
  const exposed = visuals?.filter(({ exposure }) => exposure);
  if (!exposed || exposed.length > 0 || !setting) return exposed ?? [];
  const [pcImageUrl, mobileImageUrl] =
    pageType === 'MAIN'
      ? [setting.pcMainKeyVisualImageUrl, setting.mobileMainKeyVisualImageUrl]
      : [setting.pcSubKeyVisualImageUrl, setting.mobileSubKeyVisualImageUrl];
  return pcImageUrl
    ? [{ id: 0, pageType, pcImageUrl, mobileImageUrl: mobileImageUrl || pcImageUrl, title: '', alt: '' }]
    : [];
}
