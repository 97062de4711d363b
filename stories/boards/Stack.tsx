import { useState } from 'react';
import type { Box } from '../diagram/zoom.ts';
import type { BoardStory } from './board-story.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { widths, type Width } from './widths.ts';

type StackProps = {
  readonly state: string;
  readonly stories: readonly BoardStory[];
  readonly room: Box;
  readonly width: Width;
  /** Whether the URL of the board names this state. */
  readonly isHere: boolean;
};

/** Height of the line below the thumbnail, in pixels. */
const lineHeight = 36;

/** Shows the screens of a state: the thumbnail of one, and buttons for the others. */
export function Stack({ state, stories, room, width, isHere }: StackProps) {
  const [index, setIndex] = useState(0);
  const story = stories[index] ?? stories[0];
  if (!story) return null;
  const moveBy = (offset: number) => setIndex((index + offset + stories.length) % stories.length);
  const isStack = stories.length > 1;
  return (
    <div
      className="stack"
      data-here={isHere || undefined}
      style={{ left: room.x, top: room.y, width: room.width, height: room.height }}
    >
      <div className={isStack ? 'stack-pictures is-stack' : 'stack-pictures'}>
        <Thumbnail
          story={story.id}
          name={story.name}
          screen={widths[story.width ?? width]}
          room={{ width: room.width, height: room.height - lineHeight }}
        />
      </div>
      <div className="stack-line" role="group" aria-label={`${state}의 화면`}>
        {isStack && (
          <button type="button" aria-label="이전 화면" onClick={() => moveBy(-1)}>
            ‹
          </button>
        )}
        <span title={[story.name, ...story.messages].join('\n')}>{story.name}</span>
        {isStack && (
          <>
            <output>
              {index + 1}/{stories.length}
            </output>
            <button type="button" aria-label="다음 화면" onClick={() => moveBy(1)}>
              ›
            </button>
          </>
        )}
      </div>
    </div>
  );
}
