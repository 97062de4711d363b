/** @jsxRuntime automatic */
import { keyVisualSizes, mobileCropOf, type ShownVisual } from '#contract/site/key-visual.ts';
import { pictureOf, pictureSet } from '#contract/site/picture-of.ts';
import type { PictureName } from '#contract/site/pictures.ts';

/** Preloads the key visual, with the same sources as in the page so that no file is loaded twice. */
export function PicturePreload({ visual }: { visual: ShownVisual | undefined }) {
  const wide = visual && pictureOf(visual.pcImageUrl);
  if (!wide) return null;
  const narrow = pictureOf(visual.mobileImageUrl, mobileCropOf(visual.pageType)) ?? wide;
  const preload = (name: PictureName, media?: string) => (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={pictureSet(name, 'avif')}
      imageSizes={keyVisualSizes(visual.pageType)}
      media={media}
      fetchPriority="high"
    />
  );
  // If both layouts have the same picture, media queries would fetch an unused file when the window is narrowed.
  if (narrow === wide) return preload(wide);
  return (
    <>
      {preload(wide, '(min-width: 1026px)')}
      {preload(narrow, '(max-width: 1025px)')}
    </>
  );
}
