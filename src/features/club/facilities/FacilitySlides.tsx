import { carouselLimits } from '#contract/site/frame-limits.ts';
import { SlideShow, type SlideShowProps } from '#src/shared/carousel/SlideShow.tsx';
import { useCarousel } from '#src/shared/carousel/use-carousel.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import type { Facility } from './facility.ts';

/** A slide show of the landscapes around a club's facilities (spec 000 §9). */
export function FacilitySlides({ club, facilities }: { club: string; facilities: readonly Facility[] }) {
  const slides = slidesOf(facilities);
  return <Slides key={slides.length} label={`${club} 시설의 풍경`} slides={slides} />;
}

function Slides(shown: Pick<SlideShowProps, 'label' | 'slides'>) {
  const actor = useCarousel({ count: shown.slides.length, interval: carouselLimits.sliderIntervalMs });
  return <SlideShow {...shown} actor={actor} look="inset" />;
}

/**
 * Each landscape once, titled by the first facility that shows it; still lifes and paintings are too small for the
 * width of the page.
 */
const slidesOf = (facilities: readonly Facility[]) =>
  facilities
    .filter(
      ({ picture }, index) =>
        picture.startsWith('kv-') && facilities.findIndex((other) => other.picture === picture) === index,
    )
    .map(({ id, name, picture }) => ({
      id,
      title: name,
      picture: (
        <ContentPicture
          file={picture}
          mobileFile={picture}
          mobileCrop="band"
          alt=""
          sizes="(max-width: 1025px) 100vw, 1280px"
          width={1920}
          height={1080}
        />
      ),
    }));
