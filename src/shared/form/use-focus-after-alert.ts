import { useEffect, useEffectEvent, useRef } from 'react';

/** Once an alert has been dismissed, what to go on with takes the focus; without one, it stays where the alert had found it. */
export function useFocusAfterAlert(alert: string | null, find: () => Element | RadioNodeList | null | undefined) {
  const wasAlerted = useRef(alert !== null);
  const focus = useEffectEvent(() => {
    const next = find();
    if (next instanceof HTMLElement) next.focus();
  });
  useEffect(() => {
    if (wasAlerted.current && alert === null) focus();
    wasAlerted.current = alert !== null;
  }, [alert]);
}
