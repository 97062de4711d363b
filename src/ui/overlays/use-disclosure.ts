import { useRef, useState } from 'react';
import { useClosing } from './use-closing.ts';

/**
 * A button that opens a panel beneath it. Closes on Escape (focus back to the button), on a press outside,
 * when focus leaves, and when a link inside is followed.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const close = () => setOpen(false);
  useClosing(isOpen, root, close);
  return { isOpen, root, toggle: () => setOpen(!isOpen), close };
}
