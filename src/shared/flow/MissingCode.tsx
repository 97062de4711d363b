import { messages } from '#contract/messages.ts';
import { LaidOverNotice } from '#src/ui/LaidOverNotice.tsx';
import { missingCode } from './missing.ts';
import { useSeen } from './use-seen.ts';

const words = {
  'cut-off': messages.cutOff,
  broken: messages.unexpected,
};

/** Notice shown while the user waits for a chunk that failed to load. */
export function MissingCode() {
  const why = useSeen(missingCode);
  return <LaidOverNotice>{why && words[why]}</LaidOverNotice>;
}
