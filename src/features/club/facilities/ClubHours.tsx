import { carouselLimits } from '#contract/site/frame-limits.ts';
import { SlideShow } from '#src/shared/carousel/SlideShow.tsx';
import { useCarousel } from '#src/shared/carousel/use-carousel.ts';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import type { Hour } from './club-pictures.ts';

/** An image slider (spec 000 §9) of the hours of a club's day, as wide as the page. Key it by the club. */
export function ClubHours({ club, hours }: { club: string; hours: readonly Hour[] }) {
  const actor = useCarousel({ count: hours.length, interval: carouselLimits.sliderIntervalMs });
  return <SlideShow actor={actor} look="inset" label={`${club}의 하루`} slides={hours.map(slideOf)} />;
}

const slideOf = ({ title, picture }: Hour, index: number) => ({
  id: index,
  title,
  picture: (
    <ContentPicture
      file={picture}
      mobileFile={picture}
      mobileCrop="band"
      alt=""
      sizes="100vw"
      width={1920}
      height={1080}
    />
  ),
});
