import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Tabs } from '#src/ui/page/Tabs.tsx';

const meta = {
  title: '부품/탭',
  id: 'ui-tabs',
  component: Tabs,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '마이페이지',
    items: [
      { href: '/mypage', label: '나의 회원권', isCurrent: true },
      { href: '/mypage/booking', label: '나의 예약' },
      { href: '/mypage/editing', label: '회원정보 수정' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MyPage: Story = {
  name: '마이페이지 · My Page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('나의 회원권');
  },
};

const club = [
  { href: '/seongmunan/course', label: '코스 안내', isCurrent: true },
  { href: '/seongmunan/fee-information', label: '이용 요금' },
  { href: '/seongmunan/booking-information', label: '예약 안내' },
  { href: '/seongmunan/guest-information', label: '게스트 안내' },
  { href: '/seongmunan/terms-of-compliance', label: '준수사항' },
  { href: '/seongmunan/facilities', label: '시설 안내' },
  { href: 'https://brand.example', label: '브랜드', isExternal: true },
];

export const ManyWithExternal: Story = {
  name: '여러 탭과 바깥 링크 · Many With External',
  args: { label: '성문안', items: club },
};

export const Scrolling: Story = {
  name: '옆으로 스크롤 · Scrolling',
  args: { label: '성문안', items: club },
  globals: { viewport: { value: 'narrow' } },
};

/** A current tab far to the right is visible initially, outside the fading edge. */
export const ScrolledToCurrent: Story = {
  name: '지금 탭까지 스크롤 · Scrolled To Current',
  args: { label: '성문안', items: club.map((item) => ({ ...item, isCurrent: item.label === '시설 안내' })) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      await expect(left).toBeGreaterThan(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth - 55);
    });
  },
};
