import { useContext, useMemo } from 'react';
import { ArgTypes, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { flows } from 'virtual:flow-docs';
import { boardStory } from '../stories/boards/board-story.ts';
import { FlowBoard } from '../stories/boards/FlowBoard.tsx';
import { stateInAddress } from '../stories/boards/place-in-diagram.ts';
import { StateMatrix } from '../stories/boards/StateMatrix.tsx';
import { WidthMatrix } from '../stories/boards/WidthMatrix.tsx';

/**
 * The docs page of a group of stories: a flow as a diagram with its screens, a component in its states with its props,
 * anything else at all widths.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const shown = useMemo(() => stories.map(boardStory), [stories]);
  const [first] = stories;
  const path = first?.title ?? '';
  const title = path.split('/').at(-1) ?? '';
  const flow = flows[first?.componentId.replace(/^flows-/, '') ?? ''];
  return (
    <>
      <Title />
      {flow ? (
        <FlowBoard title={title} flow={flow} stories={shown} state={stateInAddress()} />
      ) : path.startsWith('부품/') ? (
        <>
          <StateMatrix title={title} stories={shown} />
          {first?.component && <ArgTypes of={first.component} />}
        </>
      ) : (
        <WidthMatrix title={title} stories={shown} />
      )}
    </>
  );
}
