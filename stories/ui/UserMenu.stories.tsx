import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UserMenu } from '#src/ui/frame/UserMenu.tsx';
import { menu } from './frame-props.tsx';
import { AtTheRight } from './surfaces.tsx';

const meta = {
  title: '부품/회원 메뉴',
  id: 'ui-usermenu',
  component: UserMenu,
  decorators: [AtTheRight],
  args: { label: '김하늘 님', items: menu, logoutLabel: '로그아웃', onLogout: fn() },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  name: '닫힘 = 떠나면 닫힘 · Closed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '김하늘 님' }));
    await userEvent.click(document.body);
    await expect(canvas.queryByRole('link', { name: '나의 예약' })).toBeNull();
  },
};

export const Open: Story = {
  name: '펼침 · Open',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '김하늘 님' }));
    await expect(canvas.getByRole('link', { name: '나의 예약' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: '키보드로 열기 · By Keyboard',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('link', { name: '나의 예약' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '김하늘 님' })).toHaveFocus();
  },
};

/** External links are marked, open in a new window, and leave the menu closed. */
export const LeadingOut: Story = {
  name: '바깥으로 가는 메뉴 · Leading Out',
  args: { items: [...menu, { href: 'https://golf.example', label: '골프 예약', isExternal: true }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '김하늘 님' }));
    const link = canvas.getByRole('link', { name: '골프 예약 새 창' });
    await expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  },
};

export const LeadingOutByKeyboard: Story = {
  ...LeadingOut,
  name: '바깥으로 가는 메뉴, 키보드 · Leading Out By Keyboard',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: '로그아웃' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: '골프 예약 새 창' })).toHaveFocus();
  },
};
