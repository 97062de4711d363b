import { messages } from '#contract/shared/messages.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { Toast } from '#src/ui/overlays/Toast.tsx';
import { failedChunk } from './failed-chunks.ts';

const texts = {
  network: messages.networkLost,
  error: messages.unexpected,
};

/** Notice shown while the user waits for a chunk that failed to load. */
export function FailedChunkNotice() {
  const failure = useStoreSnapshot(failedChunk);
  return <Toast>{failure && texts[failure]}</Toast>;
}
