import { useRef, useState } from 'react';
import { useClosing } from './use-closing.ts';

/**
 * State of a button that opens a panel. The panel closes on Escape (focus returns to the button), on a press outside
 * and when the focus leaves; links inside must call `close`.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const close = () => setOpen(false);
  useClosing(isOpen, root, close);
  return { isOpen, root, toggle: () => setOpen(!isOpen), close };
}
