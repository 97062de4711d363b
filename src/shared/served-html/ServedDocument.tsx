import { useMemo, useSyncExternalStore } from 'react';
import { ServedHtml } from '#src/ui/ServedHtml.tsx';
import { safeNodes } from './safe-nodes.tsx';

export type ServedDocumentProps = {
  html: string;
  /** What a table is called that has neither a caption nor a heading before it. */
  label?: string;
  /** Its links open windows of their own: beside a form that is being filled in. */
  opensWindows?: boolean;
};

/** HTML that the server wrote, shown as elements of ours: only what `safeNodes` knows comes through. Without a DOM its place is kept. */
export function ServedDocument({ html, label = '표', opensWindows = false }: ServedDocumentProps) {
  const hasDocument = useSyncExternalStore(neverChanges, () => true, () => false);
  const nodes = useMemo(() => (hasDocument ? safeNodes(html, { label, opensWindows }) : null), [hasDocument, html, label, opensWindows]);
  return <ServedHtml isPending={!hasDocument}>{nodes}</ServedHtml>;
}

const neverChanges = () => () => {};
