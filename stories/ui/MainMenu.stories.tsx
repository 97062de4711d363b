import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MainMenu } from '#src/ui/frame/MainMenu.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { entries } from './frame-props.tsx';

const meta = {
  title: '부품/주 메뉴',
  id: 'ui-mainmenu',
  component: MainMenu,
  // It is part of the desktop layout only.
  globals: { viewport: { value: 'laptop' } },
  args: {
    entries,
    open: null,
    onHover: fn(),
    onPress: fn(),
    onEnter: fn(),
    onPointerLeave: fn(),
    onPointerReturn: fn(),
    onFocusLeave: fn(),
    onDismiss: fn(),
    children: <LinkText href="/oakhills/course">코스 안내</LinkText>,
  },
} satisfies Meta<typeof MainMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hover opens it. The browser's real pointer may be on another entry. */
export const Hovered: Story = {
  name: '포인터를 올림 · Hovered',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: '골프 클럽' }));
    await expect(args.onHover).toHaveBeenCalledWith('clubs');
  },
};

/** Enter or Space opens it, and the arrow moves the focus inside. */
export const ByKeyboard: Story = {
  name: '키보드로 열기 · By Keyboard',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '멤버십' }).focus();
    await userEvent.keyboard('{Enter} {ArrowDown}');
    await expect([args.onPress, args.onEnter].map((handler) => handler.mock.calls)).toEqual([
      [['membership'], ['membership']],
      [['membership']],
    ]);
  },
};

/** The open menu follows its entry in the tab order; Escape closes it and returns the focus to the entry. */
export const Open: Story = {
  name: '펼침 · Open',
  args: { open: 'clubs' },
  play: async ({ args, canvas, userEvent }) => {
    const entry = canvas.getByRole('button', { name: '골프 클럽', expanded: true });
    entry.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '코스 안내' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(entry).toHaveFocus();
  },
};

/** Tabbing past the submenu leaves it, even to the next entry. */
export const Left: Story = {
  name: '포인터가 떠남 · Left',
  args: { open: 'clubs' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '골프 클럽' }).focus();
    await userEvent.tab();
    await expect(args.onFocusLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onFocusLeave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '드라이빙 레인지' })).toHaveFocus();
  },
};

/** A click outside is reported, too; one inside is not. */
export const PressedOutside: Story = {
  name: '바깥을 누름 · Pressed Outside',
  args: { open: 'news' },
  render: (args) => (
    <>
      <MainMenu {...args} />
      <p>메뉴 밖</p>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '코스 안내' }));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('메뉴 밖'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
