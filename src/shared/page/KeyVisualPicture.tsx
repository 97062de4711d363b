import type { PageType } from '#contract/site/frame.ts';
import { keyVisualSizes, mobileCropOf } from '#contract/site/key-visual.ts';
import type { PictureName } from '#contract/site/pictures.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { useKeyVisuals } from './use-key-visuals.ts';

/** The first exposed key visual of a page type; `fallback` if there is none. */
export function KeyVisualPicture({ pageType, fallback }: { pageType: PageType; fallback: PictureName }) {
  const [shown] = useKeyVisuals(pageType);
  return (
    <ContentPicture
      file={shown?.pcImageUrl ?? fallback}
      mobileFile={shown?.mobileImageUrl ?? fallback}
      mobileCrop={mobileCropOf(pageType)}
      alt=""
      sizes={keyVisualSizes(pageType)}
      width={1920}
      height={1080}
      priority
    />
  );
}
