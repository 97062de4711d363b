import type { ReactNode } from 'react';
import { carouselLimits, scrollLimits } from '#contract/site/frame-limits.ts';
import { homeInfo } from '#contract/site/pages/home.ts';
import { SlideShow } from '#src/shared/carousel/SlideShow.tsx';
import { useCarousel } from '#src/shared/carousel/use-carousel.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { deferHydration } from '#src/shared/lazy/deferred-hydration.tsx';
import { LazyRegion } from '#src/shared/lazy/LazyRegion.tsx';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { useKeyVisuals } from '#src/shared/page/use-key-visuals.ts';
import { usePageIdle } from '#src/lib/use-page-idle.ts';
import { DownLink } from '#src/ui/home/DownLink.tsx';
import { useMedia } from '#src/ui/hooks/use-media.ts';
import { goTo } from './go-to.ts';
import { HomeSections } from './HomeSections.tsx';
import { homeLead, homeSlides, type HomeSlide } from './home-slides.tsx';

const Blocks = deferHydration('HomeBlocks', async () => (await import('./HomeBlocks.tsx')).HomeBlocks, { isBelowFold: true });
const Popups = lazyComponent('Popups', async () => (await import('./popups/Popups.tsx')).Popups);
const Extras = lazyComponent('HomeExtras', async () => (await import('./HomeExtras.tsx')).HomeExtras);

/** The home page (spec 000 §2): the slides fill the viewport, everything below them is hydrated later. */
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
      <Blocks />
    </>
  );
}

function MainSlides({ slides }: { slides: readonly HomeSlide[] }) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const actor = useCarousel({ count: slides.length, interval: carouselLimits.mainIntervalMs, autoplay: !isStill });
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
            <Extras />
          </WhenIdle>
        </>
      }
    >
      {homeLead}
    </SlideShow>
  );
}

/** Renders optional children once the page is idle, without rendering anything around them again; what fails takes nothing along. */
function WhenIdle({ children }: { children: ReactNode }) {
  return usePageIdle() && <LazyRegion>{children}</LazyRegion>;
}
