import { useEffect, useRef, type ReactNode } from 'react';
import { InlineNotice } from '#src/ui/page/InlineNotice.tsx';

/** Takes the focus that the disabled button would lose when the alert before it closes. */
export function LockNotice({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <InlineNotice ref={ref} role="timer" tabIndex={-1}>
      {children}
    </InlineNotice>
  );
}
