import { memo, useEffect, useState, type ReactNode } from 'react';
import { Bar, Frame, Heading, Intro, Lead, Slide, Texts, Title } from './carousel-style.ts';
import { Container } from '../foundation/layout.ts';
import { useAttention } from '../hooks/use-attention.ts';
import { useDrag } from '../hooks/use-drag.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { words } from '../foundation/words.ts';

export type CarouselSlide = {
  id: number;
  title: string;
  /** Fills the slide; made when it is about to be seen. */
  picture: ReactNode;
};

export type CarouselProps = {
  label: string;
  slides: readonly CarouselSlide[];
  index: number;
  isPlaying: boolean;
  isRunning: boolean;
  /** How long a slide stays, in milliseconds. */
  interval: number;
  /** How long one takes to give way to the next. */
  speed: number;
  /** `screen`: the opening of a page, as tall as the viewport; `inset`: pictures within a page. */
  look?: 'screen' | 'inset';
  /** The heading of the page, for screen readers. */
  heading?: string;
  /** In English; a phone has its own. */
  eyebrow?: { wide: string; mobile: string };
  /** Under the title of every slide. */
  children?: ReactNode;
  /** In the bar at the bottom: the controls of the slides, and other content. */
  bar?: ReactNode;
  onAttention: (isGained: boolean) => void;
  onDragStart: () => void;
  /** The way that the pointer went, in pixels; null when the drag was taken away. */
  onDragEnd: (distance: number | null) => void;
};

/** A picture after the other, each with its title: by itself, by buttons, keys, swipe (WAI-ARIA carousel). */
export function Carousel({ label, isRunning, speed, look = 'screen', heading, onAttention, onDragStart, onDragEnd, ...slides }: CarouselProps) {
  const attention = useAttention(onAttention);
  const drag = useDrag(onDragStart, onDragEnd);
  return (
    <Frame look={look} css={{ '--speed': `${speed}ms` }} data-dark="" data-tone="light" data-running={isRunning || undefined} aria-roledescription={words.carousel} aria-label={label} {...attention} {...drag}>
      {heading !== undefined && <VisuallyHidden as="h1">{heading}</VisuallyHidden>}
      <Slides look={look} {...slides} />
    </Frame>
  );
}

type SlidesProps = Pick<CarouselProps, 'slides' | 'index' | 'isPlaying' | 'interval' | 'eyebrow' | 'children' | 'bar'> & { look: 'screen' | 'inset' };

/** Memoized: a pointer that enters or leaves, as it does while scrolling, does not render it again. */
const Slides = memo(function Slides({ look, slides, index, isPlaying, interval, eyebrow, children, bar }: SlidesProps) {
  const isMade = useMade(index, slides.length, interval);
  return (
    <>
      {slides.map(({ id, picture }, at) => (
        <Slide key={id} isCurrent={at === index} aria-hidden={at !== index} css={{ animationDuration: `${interval}ms` }}>
          {isMade(at) && picture}
        </Slide>
      ))}
      <Container css={{ position: 'relative', zIndex: 2, height: '100%' }}>
        <Texts look={look}>
          {eyebrow && (
            <Intro lang="en">
              <span data-wide="">{eyebrow.wide}</span>
              <span data-mobile="">{eyebrow.mobile}</span>
            </Intro>
          )}
          <Title aria-live={isPlaying ? 'off' : 'polite'}>
            {slides.map(({ id, title }, at) => (
              <Heading key={id} look={look} role="group" aria-roledescription={words.slide} aria-label={`${at + 1} / ${slides.length}`} isCurrent={at === index} aria-hidden={at !== index}>
                {title}
              </Heading>
            ))}
          </Title>
          {children && <Lead>{children}</Lead>}
        </Texts>
        <Bar look={look}>{bar}</Bar>
      </Container>
    </>
  );
});

/** Pictures are loaded when their slide is shown, and that of the next slide half an interval earlier; loaded pictures stay. */
function useMade(index: number, count: number, interval: number): (at: number) => boolean {
  const [made, setMade] = useState<ReadonlySet<number>>(() => new Set([index]));
  if (!made.has(index)) setMade(new Set([...made, index]));
  useEffect(() => {
    const ahead = setTimeout(() => setMade((already) => new Set([...already, (index + 1) % count])), interval / 2);
    return () => clearTimeout(ahead);
  }, [index, count, interval]);
  return (at) => made.has(at);
}
