import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusMark } from '#src/ui/data/StatusMark.tsx';

const meta = {
  title: '부품/상태 표시',
  id: 'ui-statusmark',
  component: StatusMark,
  args: { tone: 'planned', children: '예약' },
} satisfies Meta<typeof StatusMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = { name: '예정 · Planned' };

export const Done: Story = { name: '완료 · Done', args: { tone: 'done', children: '내장' } };

export const Missed: Story = { name: '노쇼 · Missed', args: { tone: 'missed', children: '노쇼' } };

export const Each: Story = {
  name: '모든 상태 · Each',
  render: () => (
    <>
      <p>
        <StatusMark tone="planned">예약</StatusMark>
      </p>
      <p>
        <StatusMark tone="done">내장</StatusMark>
      </p>
      <p>
        <StatusMark tone="missed">노쇼</StatusMark>
      </p>
    </>
  ),
};
