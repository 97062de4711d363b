import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { pictureOf } from '#tests/model/atlas/picture.ts';
import type { Placed, Point } from '#tests/model/atlas/place.ts';
import { Canvas, DiagramBox } from './style.ts';

type DiagramProps = { title: string; placed: Placed; classes: ReadonlyMap<string, readonly string[]> };

const [least, most, step] = [0.25, 2, 1.25];

/** A diagram to zoom and to move; the present state stays in sight. Without a zoom the whole of it fits. */
export function Diagram({ title, placed, classes }: DiagramProps) {
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<number | null>(1);
  const markup = useMemo(() => pictureOf(placed, { title, classes }), [placed, title, classes]);
  const now = useMemo(() => centreOfNow(placed, classes), [placed, classes]);
  useEffect(() => {
    scrollTo(box.current, now, zoom ?? 0);
  }, [now, zoom]);
  const scale = (by: number) => setZoom(Math.min(most, Math.max(least, (zoom ?? fittedZoom(box.current, placed)) * by)));

  return (
    <Stack gap="small">
      <Actions role="group" aria-label="상태도 크기">
        <Button variant="secondary" size="small" onPress={() => scale(step)}>확대</Button>
        <Button variant="secondary" size="small" onPress={() => scale(1 / step)}>축소</Button>
        <Button variant="secondary" size="small" aria-pressed={zoom === null} onPress={() => setZoom(zoom === null ? 1 : null)}>모두 보기</Button>
      </Actions>
      <DiagramBox ref={box} role="region" aria-label={title} tabIndex={0} onPointerDown={hold} onPointerMove={pan}>
        <Canvas isFitted={zoom === null} style={{ zoom: zoom ?? 1 }} dangerouslySetInnerHTML={{ __html: markup }} />
      </DiagramBox>
    </Stack>
  );
}

/** A finger scrolls by itself. */
function hold({ currentTarget, pointerId, pointerType, button }: PointerEvent) {
  if (pointerType === 'mouse' && button === 0) currentTarget.setPointerCapture(pointerId);
}

function pan({ currentTarget, pointerId, movementX, movementY }: PointerEvent) {
  if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
}

const fittedZoom = (box: Element | null, { width }: Placed): number => (box?.querySelector('svg')?.getBoundingClientRect().width ?? width) / width;

function centreOfNow({ states }: Placed, classes: DiagramProps['classes']): Point {
  const { x, y, width, height } = states.find(({ state }) => classes.get(state.id)?.includes('now')) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Scrolls the box only, never the page. */
function scrollTo(box: Element | null, { x, y }: Point, zoom: number): void {
  box?.scrollTo(x * zoom - box.clientWidth / 2, y * zoom - box.clientHeight / 2);
}
