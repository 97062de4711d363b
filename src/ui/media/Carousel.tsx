import { memo, useEffect, useState, type ReactNode } from 'react';
import { Bar, Content, Frame, Heading, Intro, Lead, Slide, Texts, Title } from './carousel-style.ts';
import { useAttention } from '../hooks/use-attention.ts';
import { useDrag } from '../hooks/use-drag.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { words } from '../foundation/words.ts';
import { HeaderEnd } from '../page/HeaderEnd.tsx';

export type CarouselSlide = {
  id: number;
  title: string;
  /** Fills the slide; mounted shortly before the slide is shown. */
  picture: ReactNode;
};

export type CarouselProps = {
  label: string;
  slides: readonly CarouselSlide[];
  index: number;
  isPlaying: boolean;
  isRunning: boolean;
  /** How long a slide is shown, in milliseconds. */
  interval: number;
  /** `screen`: at the top of a page, as tall as the viewport; `inset`: within a page. */
  look?: 'screen' | 'inset';
  /** The heading of the page, for screen readers. */
  heading?: string;
  /** In English, with a different text for the mobile layout. */
  eyebrow?: { wide: string; mobile: string };
  /** Below the title of every slide. */
  children?: ReactNode;
  /** In the bar at the bottom: the controls of the slides, and other content. */
  bar?: ReactNode;
  onAttention: (isGained: boolean) => void;
  onDragStart: () => void;
  /** Called with the distance of the drag in pixels; null if it was cancelled. */
  onDragEnd: (distance: number | null) => void;
};

/**
 * Carousel of pictures with titles (WAI-ARIA carousel pattern): plays automatically, and by buttons, keys and swipes.
 */
export function Carousel({
  label,
  isRunning,
  look = 'screen',
  heading,
  onAttention,
  onDragStart,
  onDragEnd,
  ...slides
}: CarouselProps) {
  const attention = useAttention(onAttention);
  const drag = useDrag(onDragStart, onDragEnd);
  return (
    <Frame
      look={look}
      data-dark=""
      data-tone="light"
      data-running={isRunning || undefined}
      aria-roledescription={words.carousel}
      aria-label={label}
      {...attention}
      {...drag}
    >
      {heading !== undefined && <VisuallyHidden as="h1">{heading}</VisuallyHidden>}
      <Slides look={look} {...slides} />
    </Frame>
  );
}

type SlidesProps = Pick<
  CarouselProps,
  'slides' | 'index' | 'isPlaying' | 'interval' | 'eyebrow' | 'children' | 'bar'
> & { look: 'screen' | 'inset' };

/** Memoized, so that a pointer that enters or leaves, as it does while scrolling, does not re-render it. */
const Slides = memo(function Slides({ look, slides, index, isPlaying, interval, eyebrow, children, bar }: SlidesProps) {
  const isMounted = useMountedSlides(index, slides.length, interval);
  return (
    <>
      {slides.map(({ id, picture }, at) => (
        <Slide key={id} isCurrent={at === index} aria-hidden={at !== index}>
          {isMounted(at) && picture}
        </Slide>
      ))}
      <Content>
        <Texts look={look}>
          {eyebrow && (
            <Intro lang="en">
              <span data-wide="">{eyebrow.wide}</span>
              <span data-mobile="">{eyebrow.mobile}</span>
            </Intro>
          )}
          <Title aria-live={isPlaying ? 'off' : 'polite'}>
            {slides.map(({ id, title }, at) => (
              <Heading
                key={id}
                look={look}
                role="group"
                aria-roledescription={words.slide}
                aria-label={`${at + 1} / ${slides.length}`}
                isCurrent={at === index}
                aria-hidden={at !== index}
              >
                {title}
              </Heading>
            ))}
          </Title>
          {children && <Lead>{children}</Lead>}
        </Texts>
        <Bar look={look}>{bar}</Bar>
      </Content>
      {look === 'screen' && <HeaderEnd />}
    </>
  );
});

/**
 * Pictures are loaded when their slide is shown, and that of the next slide half an interval earlier; loaded pictures
 * stay.
 */
function useMountedSlides(index: number, count: number, interval: number): (at: number) => boolean {
  const [mounted, setMounted] = useState<ReadonlySet<number>>(() => new Set([index]));
  if (!mounted.has(index)) setMounted(new Set([...mounted, index]));
  useEffect(() => {
    const timer = setTimeout(() => setMounted((previous) => new Set([...previous, (index + 1) % count])), interval / 2);
    return () => clearTimeout(timer);
  }, [index, count, interval]);
  return (at) => mounted.has(at);
}
