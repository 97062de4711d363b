import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TextAreaField, type TextAreaFieldProps } from '#src/ui/forms/TextAreaField.tsx';
import { InForm } from './surfaces.tsx';

const long = '라운드를 자주 하지 못하게 되어 회원 서비스를 이용할 일이 없습니다. '.repeat(8);

const meta = {
  title: '부품/긴 입력란',
  id: 'ui-textareafield',
  component: TextAreaField,
  args: { label: '탈퇴 사유', value: '', onChange: () => undefined },
  decorators: [InForm],
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '빈 입력란 · Empty', args: { placeholder: '사유를 입력해 주세요.' } };

/** The typed text is never changed or truncated; the remaining length is announced near the limit only. */
export const Counted: Story = {
  name: '글자 수 · Counted',
  args: { maxLength: 30 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: '탈퇴 사유' });
    await expect(area).toHaveAccessibleDescription('최대 30자');
    await userEvent.type(area, '자주 못 갔습니다');
    await expect(canvas.getByText('9 / 30')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.type(area, ' 두 줄');
    await expect(canvas.getByRole('status')).toHaveTextContent('20자 이내로 남았습니다.');
    await userEvent.type(area, '을 더 적어서 서른 자를 넘겨 봅니다');
    await expect(canvas.getByRole('status')).toHaveTextContent('최대 30자를 넘었습니다.');
    await expect(area).toHaveValue('자주 못 갔습니다 두 줄을 더 적어서 서른 자를 넘겨 봅니다');
  },
};

export const NearTheEnd: Story = {
  name: '남은 글자가 적음 · Near The End',
  args: { value: long.slice(0, 292), maxLength: 300, hint: '남겨 주신 말씀은 서비스를 고치는 데 씁니다.' },
};

/** Hint, error and count describe the field. */
export const Invalid: Story = {
  name: '오류 · Invalid',
  args: {
    value: long.slice(0, 310),
    maxLength: 300,
    isRequired: true,
    hint: '한 가지 이상 적어 주세요.',
    error: '300자 이내로 입력해 주세요.',
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: '탈퇴 사유' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(expect.stringContaining('300자 이내로 입력해 주세요.'));
    await expect(area).toHaveAccessibleDescription(expect.stringContaining('한 가지 이상 적어 주세요.'));
  },
};

export const Disabled: Story = {
  name: '쓸 수 없음 · Disabled',
  args: { value: '더 이상 이용하지 않습니다.', isDisabled: true, maxLength: 300 },
};

export const InvalidNarrow: Story = {
  ...Invalid,
  name: '오류, 좁은 화면 · Invalid Narrow',
  globals: { viewport: { value: 'narrow' } },
};

function Remembering({ value: initial, onChange: _, ...props }: TextAreaFieldProps) {
  const [value, setValue] = useState(initial);
  return <TextAreaField {...props} value={value} onChange={setValue} />;
}
