import { useEffect, useRef } from 'react';

/** While `isOpen`, Escape and a press outside the element call `dismiss`; a focus within goes back to the button that is expanded. */
export function useDismissal<Root extends HTMLElement>(isOpen: boolean, dismiss: () => void) {
  const root = useRef<Root>(null);
  const latest = useRef(dismiss);
  useEffect(() => {
    latest.current = dismiss;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const pressOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) root.current.querySelector<HTMLElement>('button[aria-expanded="true"]')?.focus();
      latest.current();
    };
    document.addEventListener('pointerdown', pressOutside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', pressOutside);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);
  return root;
}
