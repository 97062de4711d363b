import type { PageType } from '#contract/site/frame.ts';
import { keyVisualSizes, mobileCropOf } from '#contract/site/key-visual.ts';
import type { PictureName } from '#contract/site/pictures.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { useKeyVisuals } from './use-key-visuals.ts';

/** The picture of the page itself, or the first exposed key visual of its type; `fallback` if there is neither. */
export function KeyVisualPicture({
  pageType,
  own,
  fallback,
}: {
  pageType: PageType;
  own?: string | undefined;
  fallback: PictureName;
}) {
  const [shown] = useKeyVisuals(pageType);
  return (
    <ContentPicture
      file={own ?? shown?.pcImageUrl ?? fallback}
      mobileFile={own ?? shown?.mobileImageUrl ?? fallback}
      mobileCrop={mobileCropOf(pageType)}
      alt=""
      sizes={keyVisualSizes(pageType)}
      width={1920}
      height={1080}
      priority
    />
  );
}
