import { useEffect, useRef, type RefObject } from 'react';
import { useFocusAfterAlert } from '#src/shared/form/use-focus-after-alert.ts';

/**
 * Moves the focus to the list when what had it has gone: the name form that was cancelled, or, once the alert about it
 * was dismissed, a saved form or a removed passkey.
 */
export function useFocusInList(
  list: RefObject<HTMLDivElement | null>,
  { alert, naming }: { alert: string | null; naming: 'new' | 'existing' | null },
): void {
  const previousNaming = useRef(naming);
  useEffect(() => {
    const hasClosed = previousNaming.current !== null && naming === null;
    previousNaming.current = naming;
    if (hasClosed && alert === null) list.current?.focus();
  }, [list, alert, naming]);
  useFocusAfterAlert(alert, () => (naming === null ? list.current : null));
}
