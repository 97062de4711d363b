// Storybook builds the manager with the classic JSX transform, which needs `React`.
import React from 'react';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { previewUrl } from '../../stories/boards/preview-url.ts';
import { widthNames, widths } from '../../stories/boards/widths.ts';

/** Half the size lets all three stand side by side in most windows. */
const scale = 0.5;

/** Tab beside the canvas with the story at all widths, in the conditions of the toolbar. */
export function WidthsTab(): React.JSX.Element {
  const story = useStorybookApi().getCurrentStoryData();
  const [globals] = useGlobals();
  if (!story || story.type !== 'story') return <p style={{ padding: 16 }}>스토리를 고르면 보입니다.</p>;
  const chosen = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [`${name}:${value}`] : [],
  );
  return (
    <div
      role="region"
      aria-label="세 너비"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with the focus on it, the arrow keys scroll it
      tabIndex={0}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'flex-start',
        gap: 24,
        height: '100%',
        padding: 24,
        boxSizing: 'border-box',
        overflow: 'auto',
      }}
    >
      {widthNames.map((name) => {
        const { width, height } = widths[name];
        return (
          <figure key={name} style={{ margin: 0, width: width * scale }}>
            <figcaption style={{ marginBottom: 8 }}>{width} px</figcaption>
            <div style={{ height: height * scale, overflow: 'hidden', boxShadow: '0 0 0 1px #93a98f' }}>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- shows a story of this Storybook */}
              <iframe
                title={`${story.name}, ${width} px`}
                src={previewUrl(story.id, chosen.join(';'))}
                style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
              />
            </div>
          </figure>
        );
      })}
    </div>
  );
}
