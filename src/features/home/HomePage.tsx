import type { ReactNode } from 'react';
import { carouselLimits, scrollLimits } from '#contract/site/frame-limits.ts';
import { homeInfo } from '#contract/site/pages/home.ts';
import { SlideShow } from '#src/shared/carousel/SlideShow.tsx';
import { useCarousel } from '#src/shared/carousel/use-carousel.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { useKeyVisuals } from '#src/shared/page/use-key-visuals.ts';
import { usePageIdle } from '#src/lib/use-page-idle.ts';
import { DownLink } from '#src/ui/home/DownLink.tsx';
import { goTo } from './go-to.ts';
import { HomeBlocks } from './HomeBlocks.tsx';
import { HomeExtras } from './HomeExtras.tsx';
import { HomeSections } from './HomeSections.tsx';
import { homeLead, homeSlides, type HomeSlide } from './home-slides.tsx';
import { Popups } from './popups/Popups.tsx';

/**
 * The home page (spec 000 §2): the slides fill the viewport, the popups and the weather follow once the page is idle.
 */
export function HomePage() {
  const slides = homeSlides(useKeyVisuals(homeInfo.pageType));
  return (
    <>
      <PageHead {...homeInfo} />
      <WhenIdle>
        <Popups />
      </WhenIdle>
      <MainSlides key={slides.length} slides={slides} />
      <HomeSections />
      <HomeBlocks />
    </>
  );
}

function MainSlides({ slides }: { slides: readonly HomeSlide[] }) {
  const actor = useCarousel({ count: slides.length, interval: carouselLimits.mainIntervalMs });
  return (
    <SlideShow
      actor={actor}
      label="오크 리조트 골프의 풍경"
      heading={homeInfo.title}
      eyebrow={{ wide: 'Morning at Wonju', mobile: 'Feel the Nature' }}
      slides={slides}
      aside={
        <>
          <DownLink to="story" label="스토리로 이동" onGo={() => goTo('story', scrollLimits.arrowMs)} />
          <WhenIdle>
            <HomeExtras />
          </WhenIdle>
        </>
      }
    >
      {homeLead}
    </SlideShow>
  );
}

/** Renders optional children once the page is idle, without rendering anything around them again. */
function WhenIdle({ children }: { children: ReactNode }) {
  return usePageIdle() && children;
}
