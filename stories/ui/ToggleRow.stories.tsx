import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ToggleRow } from '#src/ui/actions/ToggleRow.tsx';
import { ranges } from './filter-props.tsx';

const meta = {
  title: '부품/켜고 끄는 줄', id: 'ui-togglerow',
  component: ToggleRow<string>,
  args: { label: '조회 기간', items: ranges, current: 'month', onChoose: fn() },
} satisfies Meta<typeof ToggleRow<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePressed: Story = {
  play: async ({ canvas }) => {
    const pressed = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
    await expect(pressed).toEqual(['true', 'false', 'false', 'false', 'false']);
  },
};

export const NonePressed: Story = { args: { current: null } };

/** One tab stop each; Enter and Space select. */
export const ByKeyboard: Story = {
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
  args: { current: 'year' },
  play: async ({ canvas }) => {
    const [first, , , last] = canvas.getAllByRole('button');
    await expect(getComputedStyle(last!.querySelector('span')!, '::after').fontWeight).toBe('600');
    await expect(first!.offsetTop).toBe(last!.offsetTop);
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
