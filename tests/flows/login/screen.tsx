import type { loginMachine } from '#machines/login.machine.ts';
import { Login } from '#src/features/login/Login.tsx';
import { loginFlow } from './flow.ts';
import { AccountFrame } from '#stories/ui/frame-props.tsx';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const loginScreen: FlowScreen<typeof loginMachine> = {
  flow: loginFlow,
  title: '흐름/로그인',
  id: 'flows-login',
  layout: 'fullscreen',
  render: (actor) => (
    <AccountFrame>
      <Login actor={actor} savedId="" />
    </AccountFrame>
  ),
};
