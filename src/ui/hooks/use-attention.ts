import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';

/**
 * Reports whether the user pays attention to an element, by hovering over it or by keyboard focus within it, and when that ends; after the browser
 * has painted the result. Scrolling a page under a pointer does not count, as it would make the page jerk.
 */
export function useAttention(tell: (isGained: boolean) => void) {
  const held = useRef({ pointer: false, focus: false });
  const told = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = (part: 'pointer' | 'focus', isHeld: boolean) => {
    held.current[part] = isHeld;
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      const isNow = held.current.pointer || held.current.focus;
      if (isNow === told.current) return;
      told.current = isNow;
      tell(isNow);
    });
  };
  useEffect(() => {
    return () => {
      clearTimeout(waiting.current);
      waiting.current = undefined;
    };
  }, []);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') hold('pointer', true);
    },
    onPointerLeave: () => hold('pointer', false),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) hold('focus', true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) hold('focus', false);
    },
  };
}
