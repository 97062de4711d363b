import { messages } from '#contract/messages.ts';
import { LaidOverNotice } from '#src/ui/LaidOverNotice.tsx';
import { missingCode } from './missing.ts';
import { useSeen } from './use-seen.ts';

const words = {
  'cut-off': '네트워크에 연결할 수 없습니다. 연결되면 하시던 일을 이어서 보여드립니다.',
  broken: messages.unexpected,
};

/** Says that what was done waits for its code, for as long as it does. */
export function MissingCode() {
  const why = useSeen(missingCode);
  return <LaidOverNotice>{why && words[why]}</LaidOverNotice>;
}
