import { carouselLimits } from '#contract/site/frame-limits.ts';
import { pictures } from '#contract/site/pictures.ts';
import { Carousel } from '#src/ui/media/Carousel.tsx';
import { CarouselControls } from '#src/ui/media/CarouselControls.tsx';
import { PictureImage } from '#src/ui/media/Picture.tsx';
import { PopupCard, PopupPlace } from '#src/ui/overlays/PopupCard.tsx';
import { SideNavigation } from '#src/ui/page/SideNavigation.tsx';
import { WeatherBadge } from '#src/ui/media/WeatherBadge.tsx';

const noop = () => undefined;
const slides = {
  index: 0,
  isPlaying: true,
  interval: carouselLimits.mainIntervalMs,
  speed: carouselLimits.defaultSpeedMs,
};
const colors = new Set(Object.values(pictures).map(([, , , color]) => color));

/**
 * Rendered on the server only to collect styles of what the home page adds after hydration: moving slides, their
 * controls, the side navigation, the weather, the popups, and the colours of all pictures.
 */
export const DeferredHomeStyles = () => (
  <>
    <Carousel
      {...slides}
      isRunning
      label=""
      slides={[{ id: 0, title: '', picture: null }]}
      heading=""
      eyebrow={{ wide: '', mobile: '' }}
      onAttention={noop}
      onDragStart={noop}
      onDragEnd={noop}
    >
      {null}
    </Carousel>
    <CarouselControls
      {...slides}
      count={2}
      onNext={noop}
      onPrevious={noop}
      onChoose={noop}
      onPause={noop}
      onPlay={noop}
    />
    <SideNavigation items={[{ id: '', label: '' }]} current="" tone="dark" onGo={noop} />
    <WeatherBadge place="" icon="01d" airQuality="" />
    <PopupPlace>
      <PopupCard
        title=""
        text=""
        href="/"
        isExternal
        picture={{ file: 'kv-dawn', alt: '' }}
        onHide={noop}
        onClose={noop}
      />
    </PopupPlace>
    {[...colors].map((color) => (
      <PictureImage key={color} css={{ backgroundColor: color }} />
    ))}
  </>
);
