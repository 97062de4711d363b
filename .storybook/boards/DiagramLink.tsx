// Storybook builds the manager with the classic JSX transform, which needs `React`.
import React from 'react';
import { useParameter, useStorybookApi } from 'storybook/manager-api';
import { placeInDiagram } from '../../stories/boards/place-in-diagram.ts';

/** Link from a story of a flow to the place of its state in the diagram. */
export function DiagramLink(): React.JSX.Element | null {
  const state = useParameter<string | null>('state', null);
  const story = useStorybookApi().getCurrentStoryData();
  if (!state || !story) return null;
  return (
    <a href={placeInDiagram(story.id, state)} style={{ alignSelf: 'center', padding: '4px 8px', whiteSpace: 'nowrap' }}>
      상태도에서 보기
    </a>
  );
}
