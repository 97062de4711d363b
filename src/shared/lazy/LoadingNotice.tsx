import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { words } from '#src/ui/foundation/words.ts';
import { Toast } from '#src/ui/overlays/Toast.tsx';
import { awaitedPress } from './awaited-press.ts';

/** Announces that what a press needs is loading; the pressed control shows it. */
export function LoadingNotice() {
  const isAwaited = useStoreSnapshot(awaitedPress);
  return <Toast spoken={isAwaited ? words.loading : null}>{null}</Toast>;
}
