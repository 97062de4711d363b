import { useEffect, useRef, useState } from 'react';
import type { Size } from '../diagram/zoom.ts';
import { watchContentHeight } from './content-height.ts';
import { loadQueue } from './load-queue.ts';

type LiveStoryProps = {
  readonly source: string;
  readonly title: string;
  readonly screen: Size;
  readonly scale: number;
  /** Called with the height of the content. */
  readonly onContent: (height: number) => void;
};

/** The maximum number of stories that load concurrently; more would delay each of them. */
const queue = loadQueue(2);

/** Shows a story in an iframe that gets neither pointer nor focus. It waits until the stories before it have loaded. */
export function LiveStory({ source, title, screen, scale, onContent }: LiveStoryProps) {
  const [isLoadStarted, setIsLoadStarted] = useState(false);
  const [iframeDocument, setIframeDocument] = useState<Document | null>(null);
  const leaveQueueRef = useRef<() => void>(undefined);
  useEffect(() => {
    const leaveQueue = queue(() => setIsLoadStarted(true));
    leaveQueueRef.current = leaveQueue;
    return leaveQueue;
  }, []);
  useEffect(
    () => (iframeDocument ? watchContentHeight(iframeDocument, onContent) : undefined),
    [iframeDocument, onContent],
  );
  if (!isLoadStarted) return null;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- shows a story of this Storybook
    <iframe
      title={title}
      src={source}
      // A story that focuses an element must not take the focus from the page.
      inert
      aria-hidden="true"
      tabIndex={-1}
      style={{ width: screen.width, height: screen.height, transform: `scale(${scale})` }}
      onLoad={({ currentTarget }) => {
        leaveQueueRef.current?.();
        setIframeDocument(currentTarget.contentDocument);
      }}
    />
  );
}
