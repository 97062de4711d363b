import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TopBanner } from '#src/ui/frame/TopBanner.tsx';

const meta = {
  title: '부품/위쪽 배너',
  id: 'ui-topbanner',
  component: TopBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'Notice',
    title: '기다림을 줄이는 모바일 사전 체크인, 네 클럽 모두에서 이용하세요',
    href: '/notice/136?pre-check-in',
    onHide: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TopBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  name: '데스크톱 · Desktop',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '오늘 하루 보지 않기' }));
    await userEvent.click(canvas.getByRole('button', { name: '닫기' }));
    await expect([args.onHide, args.onClose].map((handler) => handler.mock.calls.length)).toEqual([1, 1]);
  },
};

export const External: Story = {
  name: '새 창으로 여는 배너 · External',
  args: { href: 'https://event.example', isExternal: true, title: '가을 대회 접수' },
};

export const Narrow: Story = { name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };
