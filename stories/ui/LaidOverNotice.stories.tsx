import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Toast } from '#src/ui/overlays/Toast.tsx';
import { Text } from '#src/ui/foundation/text.ts';

const meta = {
  title: '부품/덮는 안내',
  id: 'ui-laidovernotice',
  component: Toast,
  args: { children: '인터넷에 연결되어 있지 않습니다. 저장된 화면을 보여 드립니다.' },
  decorators: [
    (Story) => (
      <>
        <Text style={{ minHeight: '150vh' }}>대한민국 강원특별자치도 원주시</Text>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: '보임 · Shown',
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText(/^인터넷/).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Silent: Story = { name: '안내 없음 · Silent', args: { children: null } };

export const Narrow: Story = { name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };
