import { useEffect, useRef } from 'react';

/** A stage that replaces another takes the focus, so that it is read and tabbed from its start; the first one leaves it alone. */
export function useStepFocus(stage: string) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    ref.current?.focus();
  }, [stage]);
  return ref;
}
