import type { KeyboardEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { fill } from '../foundation/animations.ts';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';

export type CarouselControlsProps = {
  count: number;
  index: number;
  isPlaying: boolean;
  onNext: () => void;
  onPrevious: () => void;
  onChoose: (index: number) => void;
  onPause: () => void;
  onPlay: () => void;
};

/** Position indicator and controls of a carousel; the left and right arrow keys work on all of them. */
export function CarouselControls({
  count,
  index,
  isPlaying,
  onNext,
  onPrevious,
  onChoose,
  onPause,
  onPlay,
}: CarouselControlsProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onNext();
    if (key === 'ArrowLeft') onPrevious();
  };
  if (count < 2) return null;
  return (
    <Controls role="group" aria-label={words.slides} onKeyDown={onKeyDown}>
      <Counter aria-hidden="true">
        {twoDigits(index + 1)} <span>/ {twoDigits(count)}</span>
      </Counter>
      <Segments>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <Segment
              aria-label={words.slideOf(at + 1, count)}
              {...(at === index && { 'aria-current': 'true' })}
              onPress={() => onChoose(at)}
            >
              <span />
            </Segment>
          </li>
        ))}
      </Segments>
      <Square aria-label={isPlaying ? words.pauseSlides : words.playSlides} onPress={isPlaying ? onPause : onPlay}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </Square>
      <Square aria-label={words.previousSlide} onPress={onPrevious} data-wide="">
        <Icon name="back" />
      </Square>
      <Square aria-label={words.nextSlide} onPress={onNext} data-wide="">
        <Icon name="forward" />
      </Square>
    </Controls>
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

const Controls = styled('div', {
  display: 'flex',
  alignItems: 'center',
  maxWidth: 'calc(50% - 2.5rem)',
  '@mobile': { width: '100%', maxWidth: 'none' },
  '& [data-wide]': { '@mobile': { display: 'none' } },
});

const Counter = styled('span', {
  marginRight: '1.25rem',
  font: '500 1.125rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  letterSpacing: '.08em',
  whiteSpace: 'nowrap',
  '& span': { opacity: 0.75 },
});

const Segments = styled('ol', {
  display: 'flex',
  flex: '0 1 auto',
  gap: '$2',
  minWidth: 0,
  '@mobile': { flex: 1 },
  '& li': { flexShrink: 1, width: '4.5rem', minWidth: '1.5rem', '@mobile': { flex: 1 } },
});

const Segment = styled(AriaButton, {
  position: 'relative',
  width: '100%',
  minHeight: '$touch',
  '&::before': { content: '""', position: 'absolute', inset: '50% 0 auto', borderTop: '1px solid $colors$edgeOver' },
  '&[data-hovered]::before': { borderColor: '$ivory' },
  '& span': {
    position: 'absolute',
    inset: 'calc(50% - 1px) 0 auto',
    borderTop: '2px solid $colors$champagne',
    transformOrigin: 'left',
    opacity: 0,
  },
  '&[aria-current] span': { opacity: 1, '@forced': { borderColor: 'Highlight' } },
  '[data-running] &[aria-current] span': { animation: `${fill} var(--interval) linear` },
});

const Square = styled(AriaButton, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '$touch',
  height: '$touch',
  '&:first-of-type': { marginLeft: '$3' },
});
