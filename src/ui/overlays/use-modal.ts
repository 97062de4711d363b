import { useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../hooks/lock-scroll.ts';

/**
 * Opens the given dialog as a modal while mounted; focuses its first button, and returns the focus afterwards. The page behind it does not scroll.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    open(dialog);
    dialog.querySelector('button')?.focus({ preventScroll: true });
    const release = lockScroll();
    return () => {
      release();
      if ('close' in dialog) dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

/** A document without a renderer knows the element but not its methods. */
function open(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as Element).setAttribute('open', '');
}
