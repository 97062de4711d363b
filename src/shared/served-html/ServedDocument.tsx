import { useMemo } from 'react';
import { ServedHtml } from '#src/ui/ServedHtml.tsx';
import { safeNodes } from './safe-nodes.tsx';

/** HTML that the server wrote, shown as elements of ours: only what `safeNodes` knows comes through. */
export function ServedDocument({ html }: { html: string }) {
  const nodes = useMemo(() => safeNodes(html), [html]);
  return <ServedHtml>{nodes}</ServedHtml>;
}
