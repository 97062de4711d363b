import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FigureList, type Figure } from '#src/ui/data/FigureList.tsx';
import { InForm } from './surfaces.tsx';

const figures = (...values: (number | undefined)[]): Figure[] =>
  ['예약', '내장', '취소·노쇼'].map((label, index) => ({ label, value: values[index] }));

const meta = {
  title: '부품/숫자 목록',
  id: 'ui-figurelist',
  component: FigureList,
  args: { items: figures(1, 31, 2) },
  decorators: [InForm],
} satisfies Meta<typeof FigureList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  name: '집계된 수 · Counted',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '31', '2']);
  },
};

export const None: Story = { name: '모두 0 · None', args: { items: figures(0, 0, 0) } };

/** Has the same height as with loaded counts. */
export const Pending: Story = {
  name: '불러오는 중 · Pending',
  args: { items: figures(undefined, undefined, undefined) },
};

export const PartlyPending: Story = {
  name: '일부 불러오는 중 · Partly Pending',
  args: { items: figures(7, undefined, 2) },
  play: async ({ canvas }) => {
    const [value, pending] = canvas.getAllByRole('definition');
    await expect(pending).toHaveTextContent('불러오는 중');
    await expect(pending!.offsetHeight).toBe(value!.offsetHeight);
  },
};

export const LongNumbers: Story = { name: '큰 수 · Long Numbers', args: { items: figures(12_345, 1_234_567, 999) } };

export const One: Story = { name: '하나 · One', args: { items: figures(7).slice(0, 1) } };

export const Phone: Story = { name: '휴대폰 · Phone', globals: { viewport: { value: 'phone' } } };

export const LongNumbersNarrow: Story = {
  ...LongNumbers,
  name: '큰 수, 좁은 화면 · Long Numbers Narrow',
  globals: { viewport: { value: 'narrow' } },
};
