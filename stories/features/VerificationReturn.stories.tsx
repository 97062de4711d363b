import type { Meta, StoryObj } from '@storybook/react-vite';
import { VerificationReturnScreen } from '#src/features/verification-return/VerificationReturnScreen.tsx';

const meta = {
  component: VerificationReturnScreen,
  parameters: { layout: 'fullscreen' },
  args: { isAbnormal: false, onDismiss: () => undefined },
} satisfies Meta<typeof VerificationReturnScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Telling: Story = {};

export const WithoutOpener: Story = { args: { isAbnormal: true } };
