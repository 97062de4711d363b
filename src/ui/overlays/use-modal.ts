import { useLayoutEffect, useRef } from 'react';
import { holdScroll } from '../hooks/hold-scroll.ts';

/** Opens the dialog it is given as a modal while mounted; focus goes to its first button, and back to where it was. The page behind it stands still. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    open(dialog);
    dialog.querySelector('button')?.focus({ preventScroll: true });
    const release = holdScroll();
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
