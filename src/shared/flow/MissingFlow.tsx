import { messages } from '#contract/messages.ts';
import { LaidOverNotice } from '#src/ui/LaidOverNotice.tsx';
import type { LateFlow } from './late-flow.ts';
import { useSeen } from './use-seen.ts';

const words = {
  'cut-off': '네트워크에 연결할 수 없습니다. 연결되면 하시던 일을 이어서 보여드립니다.',
  broken: messages.unexpected,
};

/** Says that what was done waits for its machine, for as long as it does. */
export function MissingFlow({ missing }: Pick<LateFlow<never>, 'missing'>) {
  const why = useSeen(missing);
  return <LaidOverNotice>{why && words[why]}</LaidOverNotice>;
}
