import { useMemo } from 'react';
import { ServedHtml } from '#src/ui/page/ServedHtml.tsx';
import { safeNodes } from './safe-nodes.tsx';

export type ServedDocumentProps = {
  html: string;
  /** Accessible name of a table that has neither a caption nor a heading before it. */
  label?: string;
  /** Its links open windows of their own: beside a form that is being filled in. */
  opensWindows?: boolean;
};

/** HTML that the server wrote, shown as elements of ours: only what `safeNodes` knows comes through. */
export function ServedDocument({ html, label = '표', opensWindows = false }: ServedDocumentProps) {
  const nodes = useMemo(() => safeNodes(html, { label, opensWindows }), [html, label, opensWindows]);
  return <ServedHtml>{nodes}</ServedHtml>;
}
