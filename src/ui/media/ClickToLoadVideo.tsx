import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';

export type ClickToLoadVideoProps = {
  /** YouTube id. */
  videoId: string;
  title: string;
  /** Picture shown before the video is loaded. */
  poster: ReactElement;
};

/** Click-to-load video: nothing is loaded from the third party before the press; afterwards the player is focused. */
export function ClickToLoadVideo({ videoId, title, poster }: ClickToLoadVideoProps) {
  const [requestedId, setRequestedId] = useState<string | null>(null);
  const player = useRef<HTMLIFrameElement>(null);
  const isPlaying = requestedId === videoId;
  useEffect(() => {
    if (isPlaying) player.current?.focus();
  }, [isPlaying]);
  return (
    <Frame data-dark="">
      {isPlaying ? (
        <Player
          ref={player}
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <>
          {poster}
          <Play aria-label={`${title} ${words.play}`} onPress={() => setRequestedId(videoId)} />
        </>
      )}
    </Frame>
  );
}

const Frame = styled('div', {
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: '$ink',
  color: '$ivory',
  '& picture': { position: 'absolute', inset: 0 },
  ...screenOnly,
});

const Player = styled('iframe', { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });

/** The button covers the picture; its visible part is a ring with a triangle. */
const Play = styled(AriaButton, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-6px' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 3rem)',
    border: '1px solid $colors$ivory',
    borderRadius: '50%',
    backgroundColor: '$scrim',
    transition: 'background-color $transitions$base',
  },
  '&[data-hovered]::before': { backgroundColor: '$ink' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - .75rem) calc(50% - .875rem) calc(50% - .75rem) calc(50% - .5rem)',
    backgroundColor: '$ivory',
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    '@forced': { backgroundColor: 'ButtonText' },
  },
  '@narrow': { '&::before': { inset: 'calc(50% - 2rem)' } },
});
