import './board.css';
import type { BoardStory } from './board-story.ts';
import { Matrix } from './Matrix.tsx';
import { widthNames, widths } from './widths.ts';

/** The common scale of the thumbnails. */
const scale = 0.4;

const columns = widthNames.map((name) => ({
  name: `${widths[name].width} px`,
  globals: '',
  pictureOf: () => ({ screen: widths[name], width: widths[name].width * scale }),
}));

/** Shows each story of a screen at all widths. */
export function WidthMatrix({ title, stories }: { readonly title: string; readonly stories: readonly BoardStory[] }) {
  return (
    <div className="sb-unstyled board">
      <Matrix label={`${title}의 너비`} stories={stories} columns={columns} />
    </div>
  );
}
