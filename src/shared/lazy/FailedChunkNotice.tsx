import { messages } from '#contract/shared/messages.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { words } from '#src/ui/foundation/words.ts';
import { Toast } from '#src/ui/overlays/Toast.tsx';
import { awaitedPress } from './awaited-press.ts';
import { failedChunk } from './failed-chunks.ts';

const texts = {
  network: messages.networkLost,
  error: messages.unexpected,
};

/**
 * Notice shown while the user waits for a chunk that failed to load. That one is loading is announced only: the pressed
 * control shows it.
 */
export function FailedChunkNotice() {
  const failure = useStoreSnapshot(failedChunk);
  const isAwaited = useStoreSnapshot(awaitedPress);
  return <Toast spoken={isAwaited ? words.loading : null}>{failure && texts[failure]}</Toast>;
}
