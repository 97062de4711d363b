import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ToggleRow } from '#src/ui/actions/ToggleRow.tsx';
import { ranges } from './filter-props.tsx';

const meta = {
  title: '부품/켜고 끄는 줄',
  id: 'ui-togglerow',
  component: ToggleRow<string>,
  args: { label: '조회 기간', items: ranges, current: 'month', onChoose: fn() },
} satisfies Meta<typeof ToggleRow<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePressed: Story = {
  name: '하나를 누름 · One Pressed',
  play: async ({ canvas }) => {
    const pressed = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
    await expect(pressed).toEqual(['true', 'false', 'false', 'false', 'false']);
  },
};

export const NonePressed: Story = { name: '아무것도 누르지 않음 · None Pressed', args: { current: null } };

/** One tab stop each; Enter and Space select. */
export const ByKeyboard: Story = {
  name: '키보드로 누르기 · By Keyboard',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '3개월' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab} ');
    await expect(args.onChoose.mock.calls).toEqual([['quarter'], ['half']]);
  },
};

/** The selected text is bold, without moving its neighbours. */
export const NothingMoves: Story = {
  name: '눌러도 움직이지 않음 · Nothing Moves',
  args: { current: 'year' },
  play: async ({ canvas }) => {
    const [first, , , last] = canvas.getAllByRole('button');
    await expect(getComputedStyle(last!.querySelector('span')!, '::after').fontWeight).toBe('600');
    await expect(first!.offsetTop).toBe(last!.offsetTop);
  },
};

export const Narrow: Story = { name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };
