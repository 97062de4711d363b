import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MainMenu } from '#src/ui/frame/MainMenu.tsx';
import { SiteHeader } from '#src/ui/frame/SiteHeader.tsx';
import { entries, header, MemberUtilities, withoutEffect, VisitorUtilities } from './frame-props.tsx';
import { OnInk } from './surfaces.tsx';

const meta = {
  title: '부품/누리집 머리',
  id: 'ui-siteheader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { ...header, utilities: <VisitorUtilities />, onMenu: fn() },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { name: '비회원 · Visitor' };

export const Member: Story = { name: '회원 · Member', args: { utilities: <MemberUtilities /> } };

export const OverPicture: Story = {
  name: '그림 위 · Over Picture',
  args: { utilities: <MemberUtilities />, variant: 'over' },
  decorators: [OnInk],
};

export const OverPictureScrolled: Story = {
  name: '그림 위에서 스크롤함 · Over Picture Scrolled',
  args: { variant: 'over', isRaised: true },
  decorators: [OnInk],
};

export const Current: Story = {
  name: '지금 페이지 · Current',
  args: {
    navigation: (
      <MainMenu
        entries={entries.map((entry) => ({ ...entry, isCurrent: entry.id === 'membership' }))}
        open={null}
        {...withoutEffect}
      >
        {null}
      </MainMenu>
    ),
  },
};

/** In the mobile layout the burger button replaces the main entries. */
export const Mobile: Story = {
  name: '휴대폰 · Mobile',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '전체 메뉴' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};

export const NarrowWithLongName: Story = {
  name: '긴 이름, 좁은 화면 · Narrow With Long Name',
  args: { utilities: <MemberUtilities name="제갈하늘누리별빛가람" /> },
  globals: { viewport: { value: 'narrow' } },
};
