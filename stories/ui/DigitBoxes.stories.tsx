import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DigitBoxes, type DigitBoxesProps } from '#src/ui/forms/DigitBoxes.tsx';
import { InForm } from './surfaces.tsx';

const meta = {
  title: '부품/숫자 칸',
  id: 'ui-digitboxes',
  component: DigitBoxes,
  args: {
    label: '사업자등록번호',
    parts: [3, 2, 5],
    value: ['', '', ''],
    onChange: fn(),
    names: ['first', 'second', 'third'],
  },
  decorators: [InForm],
  render: (args) => <Filling {...args} />,
} satisfies Meta<typeof DigitBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '빈 칸 · Empty', args: { isRequired: true } };

export const Filled: Story = { name: '채운 칸 · Filled', args: { value: ['124', '81', '00998'] } };

/** Typing moves on from box to box, Backspace moves back. */
export const Typing: Story = {
  name: '입력하기 · Typing',
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('textbox');
    await userEvent.type(boxes[0]!, '12481');
    await expect(boxes[2]).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(boxes[1]).toHaveFocus();
    await expect(boxes.map((box) => (box as HTMLInputElement).value)).toEqual(['124', '', '']);
  },
};

/** The error is the description of every box. */
export const Invalid: Story = {
  name: '오류 · Invalid',
  args: { value: ['124', '81', '009'], error: '5자리의 숫자를 입력해주세요.' },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox'))
      await expect(box).toHaveAccessibleDescription('5자리의 숫자를 입력해주세요.');
    await expect(canvas.getByRole('textbox', { name: '사업자등록번호 2번째 칸, 2자리' })).toHaveValue('81');
  },
};

export const Disabled: Story = {
  name: '쓸 수 없음 · Disabled',
  args: { value: ['124', '81', '00998'], isDisabled: true },
};

export const InvalidNarrow: Story = {
  ...Invalid,
  name: '오류, 좁은 화면 · Invalid Narrow',
  globals: { viewport: { value: 'narrow' } },
};

function Filling({ value, onChange, ...props }: DigitBoxesProps) {
  const [values, setValues] = useState(value);
  const change = (next: string[]) => {
    setValues(next);
    onChange(next);
  };
  return <DigitBoxes {...props} value={values} onChange={change} />;
}
