import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus along: to the first heading once personal data is open, to the first field of a form, and back to the
 * buttons after it, or after a press whose button is no longer rendered. `stage` names what is shown.
 */
export function useDeskFocus(desk: RefObject<HTMLElement | null>, stage: string) {
  const previous = useRef(stage);
  useEffect(() => {
    if (previous.current === stage) return;
    const target = previous.current === 'asking' ? 'h2' : stage === 'viewing' ? '[role="group"]' : 'form [name]';
    previous.current = stage;
    desk.current?.querySelector<HTMLElement>(target)?.focus();
  }, [desk, stage]);
}
