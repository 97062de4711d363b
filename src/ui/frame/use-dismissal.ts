import { useEffect, useRef } from 'react';

/**
 * While `isOpen`, calls `onDismiss` for Escape and for a press outside the element. On Escape, focus inside returns to
 * the expanded button.
 */
export function useDismissal<Root extends HTMLElement>(isOpen: boolean, onDismiss: () => void) {
  const root = useRef<Root>(null);
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement))
        root.current.querySelector<HTMLElement>('button[aria-expanded="true"]')?.focus();
      latest.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
  return root;
}
