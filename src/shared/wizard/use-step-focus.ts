import { useEffect, useRef } from 'react';

/**
 * Focuses a stage that replaces another, so that reading and tabbing start at its beginning; the first stage does not
 * move the focus.
 */
export function useStepFocus(stage: string) {
  const ref = useRef<HTMLDivElement>(null);
  const previousStage = useRef(stage);
  useEffect(() => {
    if (previousStage.current === stage) return;
    previousStage.current = stage;
    ref.current?.focus();
  }, [stage]);
  return ref;
}
