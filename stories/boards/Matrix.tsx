import type { Size } from '../diagram/zoom.ts';
import type { BoardStory } from './board-story.ts';
import { Thumbnail } from './Thumbnail.tsx';

type MatrixColumn = {
  readonly name: string;
  /** Toolbar options of this column. */
  readonly globals: string;
  /** Returns the viewport of a story, and the width of its thumbnail. */
  readonly pictureOf: (story: BoardStory) => { readonly screen: Size; readonly width: number };
};

type MatrixProps = {
  readonly label: string;
  readonly stories: readonly BoardStory[];
  readonly columns: readonly MatrixColumn[];
};

/** A table of stories by conditions. It scrolls sideways within itself, also by keyboard. */
export function Matrix({ label, stories, columns }: MatrixProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with the focus on it, the arrow keys scroll it
    <div className="matrix" role="region" aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">스토리</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stories.map((story) => (
            <tr key={story.id}>
              <th scope="row">{story.name}</th>
              {columns.map(({ name, globals, pictureOf }) => {
                const { screen, width } = pictureOf(story);
                return (
                  <td key={name}>
                    <Thumbnail
                      story={story.id}
                      name={`${story.name}, ${name}`}
                      screen={screen}
                      room={{ width, height: Infinity }}
                      globals={globals}
                      isCropped
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
