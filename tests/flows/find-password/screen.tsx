import type { findPasswordMachine } from '#machines/find-password.machine.ts';
import { FindPassword } from '#src/features/find-password/FindPassword.tsx';
import { flow } from './flow.ts';
import { AccountFrame } from '../../../stories/ui/frame-props.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof findPasswordMachine> = {
  flow: flow.onMachine,
  title: '흐름/비밀번호 찾기',
  id: 'flows-find-password',
  layout: 'fullscreen',
  render: (actor) => (
    <AccountFrame>
      <FindPassword actor={actor} onCancel={() => undefined} />
    </AccountFrame>
  ),
};
