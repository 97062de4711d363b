import { useLayoutEffect, useRef } from 'react';
import { lockScroll } from '../hooks/lock-scroll.ts';

/**
 * Opens the dialog of the returned ref as a modal and focuses the element marked `data-first`; the page behind it does
 * not scroll, and the width of its scrollbar is reserved. While closing, the dialog is still visible but no longer
 * modal, and the focus has returned to the previous element.
 */
export function useScreenModal(isClosing: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (isClosing) {
      dialog.setAttribute('open', '');
      return undefined;
    }
    const previousFocus = document.activeElement;
    dialog.removeAttribute('open');
    show(dialog);
    dialog.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    const release = lockScroll();
    return () => {
      release();
      if ('close' in dialog) dialog.close();
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    };
  }, [isClosing]);
  return ref;
}

/** A DOM without a renderer, such as jsdom, does not implement `showModal`. */
function show(dialog: HTMLDialogElement): void {
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as Element).setAttribute('open', '');
}
