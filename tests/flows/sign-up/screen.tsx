import type { signUpMachine } from '#machines/sign-up.machine.ts';
import { SignUp } from '#src/features/sign-up/SignUp.tsx';
import { flow } from './flow.ts';
import { AccountFrame } from '../../../stories/ui/frame-props.tsx';
import { documents } from '../../../stories/flows/documents.ts';
import { closedPostcode } from '../lib/closed-postcode.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

const terms = { documents, isFailed: false, onRetry: () => undefined };

export const screen: FlowScreen<typeof signUpMachine> = {
  flow: flow.onMachine,
  title: '흐름/회원가입',
  id: 'flows-sign-up',
  layout: 'fullscreen',
  render: (actor) => (
    <AccountFrame form="wide">
      <SignUp {...closedPostcode} actor={actor} terms={terms} onCancel={() => undefined} />
    </AccountFrame>
  ),
};
