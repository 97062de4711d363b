import type { Meta, StoryObj } from '@storybook/react-vite';
import { InkHeader } from '#src/ui/page/InkHeader.tsx';

const meta = {
  title: '부품/먹빛 머리',
  id: 'ui-inkheader',
  component: InkHeader,
  parameters: { layout: 'fullscreen' },
  args: { eyebrow: 'News', title: '공지사항', breadcrumb: { homeHref: '/', segments: ['소식', '공지사항'] } },
} satisfies Meta<typeof InkHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneWord: Story = { name: '한 낱말 · One Word' };

export const Long: Story = {
  name: '긴 제목 · Long',
  args: {
    eyebrow: 'Policy',
    title: '고정형 영상정보처리기기 운영·관리 방침',
    breadcrumb: { homeHref: '/', segments: ['이용 안내', '고정형 영상정보처리기기 운영·관리 방침'] },
  },
};

export const LongNarrow: Story = {
  ...Long,
  name: '긴 제목, 좁은 화면 · Long Narrow',
  globals: { viewport: { value: 'narrow' } },
};
