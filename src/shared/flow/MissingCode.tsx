import { messages } from '#contract/messages.ts';
import { LaidOverNotice } from '#src/ui/LaidOverNotice.tsx';
import { missingCode } from './missing.ts';
import { useSeen } from './use-seen.ts';

const words = {
  'cut-off': messages.cutOff,
  broken: messages.unexpected,
};

/** Says that what was done waits for its code, for as long as it does. */
export function MissingCode() {
  const why = useSeen(missingCode);
  return <LaidOverNotice>{why && words[why]}</LaidOverNotice>;
}
