import { useMemo } from 'react';
import { pictureOf } from '#tools/flows/diagram/picture.ts';
import type { Box, Placed } from '#tools/flows/diagram/place.ts';
import { PanZoom } from '../diagram/PanZoom.tsx';
import { Canvas, DiagramBox } from './style.ts';

type DiagramProps = { title: string; placed: Placed; classes: ReadonlyMap<string, readonly string[]> };

/** Shows the diagram of a flow, scrolled to the current state after each step. */
export function Diagram({ title, placed, classes }: DiagramProps) {
  const markup = useMemo(() => pictureOf(placed, { title, classes }), [placed, title, classes]);
  const currentBox = useMemo(() => currentStateBox(placed, classes), [placed, classes]);
  return (
    <DiagramBox>
      <PanZoom label={title} size={placed} target={currentBox}>
        <Canvas dangerouslySetInnerHTML={{ __html: markup }} />
      </PanZoom>
    </DiagramBox>
  );
}

const currentStateBox = ({ states }: Placed, classes: DiagramProps['classes']): Box | undefined =>
  states.find(({ state }) => classes.get(state.id)?.includes('now'));
