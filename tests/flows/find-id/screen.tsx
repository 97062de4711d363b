import type { findIdMachine } from '#machines/find-id.machine.ts';
import { FindId } from '#src/features/find-id/FindId.tsx';
import { flow } from './flow.ts';
import { AccountFrame } from '../../../stories/ui/frame-props.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof findIdMachine> = {
  flow: flow.onMachine,
  title: '흐름/아이디 찾기',
  id: 'flows-find-id',
  layout: 'fullscreen',
  render: (actor) => (
    <AccountFrame>
      <FindId actor={actor} onCancel={() => undefined} />
    </AccountFrame>
  ),
};
