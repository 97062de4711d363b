import { useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../hooks/lock-scroll.ts';

/**
 * Opens the dialog of the returned ref as a modal while mounted; focuses its first button, and restores the focus
 * afterwards. The page behind it does not scroll.
 */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const previousFocus = document.activeElement;
    open(dialog);
    dialog.querySelector('button')?.focus({ preventScroll: true });
    const release = lockScroll();
    return () => {
      release();
      if ('close' in dialog) dialog.close();
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

/** A DOM without a renderer, such as jsdom, does not implement `showModal`. */
function open(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as Element).setAttribute('open', '');
}
