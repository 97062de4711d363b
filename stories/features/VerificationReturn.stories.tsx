import type { Meta, StoryObj } from '@storybook/react-vite';
import { VerificationReturnScreen } from '#src/features/verification-return/VerificationReturnScreen.tsx';

const meta = {
  title: '화면/본인확인에서 돌아옴', id: 'features-verificationreturn',
  component: VerificationReturnScreen,
  parameters: { layout: 'fullscreen' },
  args: { phase: 'posting', onDismiss: () => undefined },
} satisfies Meta<typeof VerificationReturnScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = { name: '결과 보내는 중 · Sending' };

export const WithoutOpener: Story = { name: '비정상 접근 알림 · Without Opener', args: { phase: 'abnormal' } };

/** The provider has severed the pop-up from its opener, and the browser does not close it. */
export const Received: Story = { name: '결과 전달 완료 · Received', args: { phase: 'confirmed' } };

export const Unanswered: Story = { name: '결과 전달 실패 · Unanswered', args: { phase: 'unconfirmed' } };
