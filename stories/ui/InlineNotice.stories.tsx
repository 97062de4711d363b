import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineNotice } from '#src/ui/page/InlineNotice.tsx';
import { InForm } from './surfaces.tsx';

const meta = {
  title: '부품/줄 안 안내',
  id: 'ui-inlinenotice',
  component: InlineNotice,
  decorators: [InForm],
  args: { children: '비밀번호를 5회 이상 잘못 입력하여 로그인이 제한되었습니다. 29분 5초 후에 다시 시도해 주세요.' },
} satisfies Meta<typeof InlineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: '보임 · Shown' };

export const Narrow: Story = { name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };
