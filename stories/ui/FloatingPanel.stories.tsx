import type { Meta, StoryObj } from '@storybook/react-vite';
import { FloatingPanel } from '#src/ui/overlays/FloatingPanel.tsx';
import { Text } from '#src/ui/foundation/text.ts';

const meta = {
  title: '부품/떠 있는 판', id: 'ui-floatingpanel',
  component: FloatingPanel,
  args: { label: '기록', children: <Text>기록 중 · 3단계</Text> },
} satisfies Meta<typeof FloatingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '기본 · Plain' };

export const Narrow: Story = { ...Plain, name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };
