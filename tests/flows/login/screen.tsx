import type { loginMachine } from '#machines/login.machine.ts';
import { Login } from '#src/features/login/Login.tsx';
import { flow } from './flow.ts';
import { AccountFrame } from '../../../stories/ui/frame-props.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof loginMachine> = {
  flow: flow.onMachine,
  title: '흐름/로그인',
  id: 'flows-login',
  layout: 'fullscreen',
  render: (actor) => (
    <AccountFrame>
      <Login actor={actor} savedId="" />
    </AccountFrame>
  ),
};
