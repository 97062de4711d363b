import type { findIdMachine } from '#machines/find-id.machine.ts';
import { FindId } from '#src/features/find-id/FindId.tsx';
import { findIdFlow } from './flow.ts';
import { AccountFrame } from '#stories/ui/frame-props.tsx';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const findIdScreen: FlowScreen<typeof findIdMachine> = {
  flow: findIdFlow,
  title: '흐름/아이디 찾기',
  id: 'flows-find-id',
  layout: 'fullscreen',
  render: (actor) => (
    <AccountFrame>
      <FindId actor={actor} onCancel={() => undefined} />
    </AccountFrame>
  ),
};
