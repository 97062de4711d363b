import { useState } from 'react';
import './board.css';
import { pseudoNames } from '../../.storybook/toolbar/pseudo-selectors.ts';
import type { BoardStory } from './board-story.ts';
import { Matrix } from './Matrix.tsx';
import { WidthChoice } from './WidthChoice.tsx';
import { widths, type Width } from './widths.ts';

const columns = [
  { name: '기본', globals: '' },
  ...Object.entries(pseudoNames).map(([pseudo, name]) => ({ name, globals: `pseudo:${pseudo}` })),
];

/** Widths of the thumbnails in pixels. */
const rooms = { phone: 270, tablet: 410, laptop: 480 } as const satisfies Record<Width, number>;

/** Shows each variant of a component in its default, hovered, pressed and focused state. */
export function StateMatrix({ title, stories }: { readonly title: string; readonly stories: readonly BoardStory[] }) {
  const [width, setWidth] = useState<Width>('phone');
  return (
    <div className="sb-unstyled board">
      <WidthChoice width={width} onChange={setWidth} />
      <Matrix
        label={`${title}의 상태`}
        stories={stories}
        columns={columns.map(({ name, globals }) => ({
          name,
          globals,
          pictureOf: (story) => ({ screen: widths[story.width ?? width], width: rooms[story.width ?? width] }),
        }))}
      />
    </div>
  );
}
