import { useLayoutEffect, type ReactNode } from 'react';
import { showAwaitedPress } from './awaited-press.ts';

/** Fallback of a lazy part: shows that the press that opened it is being answered. */
export function Awaited({ children }: { children?: ReactNode }) {
  useLayoutEffect(showAwaitedPress, []);
  return children;
}
