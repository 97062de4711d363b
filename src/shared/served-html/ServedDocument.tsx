import { useMemo } from 'react';
import { ServedHtml } from '#src/ui/page/ServedHtml.tsx';
import { safeNodes } from './safe-nodes.tsx';

export type ServedDocumentProps = {
  html: string;
  /** Accessible name of a table that has neither a caption nor a heading before it. */
  label?: string;
  /** Whether links open in a new window: beside a form that is being filled in. */
  opensWindows?: boolean;
};

/** Renders HTML from the API as React elements, and only those that `safeNodes` allows. */
export function ServedDocument({ html, label = '표', opensWindows = false }: ServedDocumentProps) {
  const nodes = useMemo(() => safeNodes(html, { label, opensWindows }), [html, label, opensWindows]);
  return <ServedHtml>{nodes}</ServedHtml>;
}
