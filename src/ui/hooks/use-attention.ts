import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';

/**
 * Calls `onChange` when the user starts or stops hovering over an element, or when keyboard focus enters or leaves it;
 * in a timer, so that the browser paints first, and that a pointer which only crosses the element while the page is
 * scrolled is not reported: rendering for it would make scrolling stutter.
 */
export function useAttention(onChange: (isGained: boolean) => void) {
  const sources = useRef({ pointer: false, focus: false });
  const reported = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const update = (source: 'pointer' | 'focus', isActive: boolean) => {
    sources.current[source] = isActive;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const hasAttention = sources.current.pointer || sources.current.focus;
      if (hasAttention === reported.current) return;
      reported.current = hasAttention;
      onChange(hasAttention);
    });
  };
  useEffect(() => {
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') update('pointer', true);
    },
    onPointerLeave: () => update('pointer', false),
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) update('focus', true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) update('focus', false);
    },
  };
}
