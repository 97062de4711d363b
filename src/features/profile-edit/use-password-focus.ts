import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Focuses the field of the new password when `isWanted`, and then calls `onFocus`. */
export function usePasswordFocus(root: RefObject<HTMLElement | null>, isWanted: boolean, onFocus?: () => void) {
  const focus = useEffectEvent(() => {
    root.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
    onFocus?.();
  });
  useEffect(() => {
    if (isWanted) focus();
  }, [isWanted]);
}
