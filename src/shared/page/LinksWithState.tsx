import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';

export type LinksWithStateProps = {
  /** State of the history entry that a link creates, to be read by the page that it leads to. */
  state: unknown;
  children: ReactNode;
};

/** Makes the links among its children pass a history state to the page that they lead to. */
export function LinksWithState({ state, children }: LinksWithStateProps) {
  const navigate = useNavigate();
  return <RouterProvider navigate={(path) => void navigate(path, { state })}>{children}</RouterProvider>;
}
