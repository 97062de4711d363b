import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from '#src/ui/frame/SiteFooter.tsx';
import { footer } from './frame-props.tsx';
import { AtTheBottom } from './surfaces.tsx';

const meta = {
  title: '부품/누리집 바닥',
  id: 'ui-sitefooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: footer,
  decorators: [AtTheBottom],
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: '데스크톱 · Desktop' };

export const Narrow: Story = { name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };

/**
 * Operates the sibling sites by keyboard: the arrow opens at the first, arrows wrap around, End and Home go to the
 * ends, Escape closes.
 */
export const FamilySitesByKeyboard: Story = {
  name: '패밀리 사이트를 키보드로 · Family Sites By Keyboard',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '패밀리 사이트' });
    const focused = () => document.activeElement?.textContent;
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const first = focused();
    await userEvent.keyboard('{ArrowUp}');
    const last = focused();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = focused();
    await userEvent.keyboard('{End}');
    const atEnd = focused();
    await userEvent.keyboard('{Home}');
    await expect([first, last, second, atEnd, focused()]).toEqual([
      '오크 스테이새 창',
      '오크 팜새 창',
      '오크 스노우힐새 창',
      '오크 팜새 창',
      '오크 스테이새 창',
    ]);
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('menuitem')).toBeNull();
  },
};

export const FamilySitesOpen: Story = {
  name: '패밀리 사이트 펼침 · Family Sites Open',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '패밀리 사이트' }));
    await expect(canvas.getAllByRole('menuitem').map((item) => item.getAttribute('target'))).toEqual(
      Array.from({ length: 5 }, () => '_blank'),
    );
  },
};

export const FamilySitesOnPhone: Story = {
  ...FamilySitesOpen,
  name: '패밀리 사이트 펼침, 휴대폰 · Family Sites On Phone',
  globals: { viewport: { value: 'phone' } },
};

/** Scrolls and moves the focus to the top. */
export const ToTheTop: Story = {
  name: '맨 위로 · To The Top',
  render: (args) => (
    <>
      <p id="top" tabIndex={-1}>
        페이지 맨 위
      </p>
      <SiteFooter {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '맨 위로' }));
    await expect(canvas.getByText('페이지 맨 위')).toHaveFocus();
  },
};
