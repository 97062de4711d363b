import { messages } from '#contract/shared/messages.ts';
import { LaidOverNotice } from '#src/ui/overlays/LaidOverNotice.tsx';
import { missingCode } from './failed-chunks.ts';
import { useSeen } from '../../lib/use-store-snapshot.ts';

const words = {
  'cut-off': messages.cutOff,
  broken: messages.unexpected,
};

/** Notice shown while the user waits for a chunk that failed to load. */
export function MissingCode() {
  const why = useSeen(missingCode);
  return <LaidOverNotice>{why && words[why]}</LaidOverNotice>;
}
