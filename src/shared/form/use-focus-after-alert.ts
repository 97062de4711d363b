import { useEffect, useEffectEvent, useRef } from 'react';

type Control = Element | RadioNodeList | null | undefined;

/**
 * Once an alert has been dismissed, focuses the element to continue with; without one, the focus returns to where it
 * was.
 */
export function useFocusAfterAlert(alert: string | null, find: (dismissed: string) => Control) {
  const previousAlert = useRef(alert);
  const focus = useEffectEvent((dismissed: string) => {
    const next = find(dismissed);
    if (next instanceof HTMLElement) next.focus();
  });
  useEffect(() => {
    if (previousAlert.current !== null && alert === null) focus(previousAlert.current);
    previousAlert.current = alert;
  }, [alert]);
}
