import { useMemo, useState } from 'react';
import './board.css';
import { withStories } from '#tools/flows/report/embedded-links.ts';
import type { EmbeddedFlow } from '#tools/flows/report/embedded.ts';
import { PanZoom } from '../diagram/PanZoom.tsx';
import { Stack } from './Stack.tsx';
import type { BoardStory } from './board-story.ts';
import { WidthChoice } from './WidthChoice.tsx';
import type { Width } from './widths.ts';

type FlowBoardProps = {
  readonly title: string;
  readonly flow: EmbeddedFlow;
  readonly stories: readonly BoardStory[];
  /** The first visible state; the whole flow by default. */
  readonly state?: string | undefined;
};

/** Shows the diagram of a flow with the screens of each state in it. */
export function FlowBoard({ title, flow, stories, state }: FlowBoardProps) {
  const [width, setWidth] = useState<Width>('laptop');
  const diagram = useMemo(() => {
    const hrefOf = (statePath: string) => {
      const firstStory = stories.find((story) => story.states.includes(statePath));
      return firstStory && `./?path=/story/${firstStory.id}`;
    };
    return { __html: withStories(flow.diagram, hrefOf) };
  }, [flow, stories]);
  return (
    <div className="atlas sb-unstyled board">
      <PanZoom
        label={`${title} 상태도와 화면`}
        size={flow}
        target={state === undefined ? undefined : flow.rooms[state]}
        tools={<WidthChoice width={width} onChange={setWidth} />}
      >
        <div dangerouslySetInnerHTML={diagram} />
        {Object.entries(flow.rooms).map(([path, room]) => {
          const stateStories = stories.filter((story) => story.states.includes(path));
          return (
            stateStories.length > 0 && (
              <Stack key={path} state={path} stories={stateStories} room={room} width={width} isHere={path === state} />
            )
          );
        })}
      </PanZoom>
      <div dangerouslySetInnerHTML={{ __html: flow.table }} />
    </div>
  );
}
