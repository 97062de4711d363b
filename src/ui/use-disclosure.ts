import { useEffect, useRef, useState } from 'react';

/**
 * A button that opens a panel beneath it. Closes on Escape (focus back to the button), on a press outside,
 * when focus leaves, and when a link inside is followed.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<Root>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpen(false);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return { isOpen, root, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}
