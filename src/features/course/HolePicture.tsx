import type { Hole } from '#contract/clubs/course.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { holeTitle } from '#src/ui/golf/hole-plan/description.ts';
import { HolePlan } from '#src/ui/golf/hole-plan/HolePlan.tsx';
import { PictureSlot } from '#src/ui/golf/hole-plan/PictureSlot.ts';
import { useNearViewport } from '#src/ui/hooks/use-near-viewport.ts';

/**
 * A hole as the operator's picture, or else as a plan drawn from its data. If it is lazy, it is rendered shortly before
 * it comes into view, or for printing.
 */
export function HolePicture({ hole, isLazy = false }: { hole: Hole; isLazy?: boolean }) {
  const [container, isNear] = useNearViewport<HTMLDivElement>(!isLazy);
  const { pcImageUrl, mobileImageUrl } = hole;
  return (
    <PictureSlot ref={container}>
      {isNear &&
        (pcImageUrl ? (
          <ContentPicture
            file={pcImageUrl}
            mobileFile={mobileImageUrl ?? pcImageUrl}
            alt={holeTitle(hole)}
            sizes="(max-width: 1025px) 100vw, 588px"
            width={588}
            height={736}
          />
        ) : (
          <HolePlan hole={hole} />
        ))}
    </PictureSlot>
  );
}
