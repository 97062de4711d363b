import { useRef, type FocusEvent, type PointerEvent } from 'react';

/** Tells when somebody looks closely at an element, with a pointer that rests on it or with the keyboard's focus in it, and when no longer. */
export function useAttention(tell: (isGained: boolean) => void) {
  const held = useRef({ pointer: false, focus: false });
  const hold = (part: 'pointer' | 'focus', isHeld: boolean) => {
    const { pointer, focus } = held.current;
    held.current[part] = isHeld;
    const isNow = held.current.pointer || held.current.focus;
    if (isNow !== (pointer || focus)) tell(isNow);
  };
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
