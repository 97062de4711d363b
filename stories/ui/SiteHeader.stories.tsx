import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteHeader } from '#src/ui/SiteHeader.tsx';
import { MemberUtilities, navigation, VisitorUtilities, wordmark } from './frame-props.tsx';
import { OnInk } from './surfaces.tsx';

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { wordmark, navigation, utilities: <VisitorUtilities />, variant: 'solid' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Member: Story = { args: { utilities: <MemberUtilities /> } };

export const OverPicture: Story = {
  args: { utilities: <MemberUtilities isOver />, variant: 'over' },
  decorators: [OnInk],
};

export const Current: Story = {
  args: { navigation: navigation.map((item) => ({ ...item, isCurrent: item.href === '/membership' })) },
};

/** On the mobile layout the menu unfolds under the header, and Escape folds it, with focus back on its button. */
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '메뉴' });
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: '멤버십' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('link', { name: '멤버십' })).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const MobileOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '메뉴' }));
  },
};

export const NarrowWithLongName: Story = {
  args: { utilities: <MemberUtilities name="제갈하늘누리별빛가람" /> },
  globals: { viewport: { value: 'narrow' } },
};
