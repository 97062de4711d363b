import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';

export type RemarkedLinksProps = {
  /** State of the history entry that a link creates, for the page there to read. */
  remark: unknown;
  children: ReactNode;
};

/** Links that take a remark along to the page that they lead to. */
export function RemarkedLinks({ remark, children }: RemarkedLinksProps) {
  const navigate = useNavigate();
  return <RouterProvider navigate={(path) => void navigate(path, { state: remark })}>{children}</RouterProvider>;
}
