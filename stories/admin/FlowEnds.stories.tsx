import type { StoryObj } from '@storybook/react-vite';
import type { CountedFlow } from '#contract/staff/counted-flows.ts';
import type { FlowEnds } from '#contract/staff/flow-ends.ts';
import { arrowsOf } from '#src/admin/flow-ends/arrows.ts';
import { FlowPicture } from '#src/admin/flow-ends/FlowPicture.tsx';
import { PageHeading } from '#src/admin/ui/PageHeading.tsx';
import { someFlowEnds } from '#tests/fixtures/flow-ends.ts';
import { Office, onPhone } from './office.tsx';

export default { title: '업무/이용 흐름', id: 'admin-flow-ends', parameters: { layout: 'fullscreen' } };

const story = (flow: CountedFlow, ends: FlowEnds = someFlowEnds): StoryObj => ({
  render: () => (
    <Office>
      <PageHeading title="이용 흐름" />
      <FlowPicture flow={flow} ends={ends} arrows={arrowsOf(flow)} />
    </Office>
  ),
});

export const SignUp: StoryObj = { name: '회원가입 · Sign Up', ...story('signUp') };
export const SignUpOnPhone: StoryObj = { ...SignUp, name: '회원가입, 휴대폰 · Sign Up On Phone', globals: onPhone };
export const Login: StoryObj = { name: '로그인 · Login', ...story('login') };
export const Uncounted: StoryObj = { name: '센 것이 없음 · Uncounted', ...story('withdrawal', []) };
