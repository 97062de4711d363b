import { useRef, type PointerEvent } from 'react';

/** A press that moves less than this is not a drag. */
const thresholdPx = 8;

/**
 * A horizontal drag of the primary pointer, reported in pixels when it ends; null when the browser cancels it, for
 * example to scroll.
 */
export function useDrag(onStart: () => void, onEnd: (distance: number | null) => void) {
  const drag = useRef<{ from: number; isMoving: boolean } | null>(null);
  const end = (distance: number | null) => {
    if (drag.current?.isMoving) onEnd(distance);
    drag.current = null;
  };
  return {
    onPointerDown: ({ isPrimary, button, clientX, target }: PointerEvent) => {
      if (isPrimary && button === 0 && !(target instanceof Element && target.closest('a, button')))
        drag.current = { from: clientX, isMoving: false };
    },
    onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent) => {
      if (!drag.current || drag.current.isMoving || Math.abs(clientX - drag.current.from) < thresholdPx) return;
      drag.current.isMoving = true;
      currentTarget.setPointerCapture(pointerId);
      onStart();
    },
    onPointerUp: ({ clientX }: PointerEvent) => end(clientX - (drag.current?.from ?? clientX)),
    onPointerCancel: () => end(null),
  };
}
