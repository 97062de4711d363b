import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';

const meta = {
  title: '부품/단락 제목',
  id: 'ui-sectionhead',
  component: SectionHead,
  args: {
    eyebrow: '02 Places',
    title: '네 가지 연습, 네 자리',
    children: '타석에서 그린까지, 저마다의 속도로 머무는 곳입니다.',
  },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = { name: '제목 · Title' };

export const Display: Story = {
  name: '큰 제목 · Display',
  args: { eyebrow: '01 Story', title: 'Breath of Paradise', size: 'display' },
};

export const Narrow: Story = { name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };
