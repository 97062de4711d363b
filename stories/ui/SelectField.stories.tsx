import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { InForm } from './surfaces.tsx';

const items = ['naver.com', 'gmail.com', 'daum.net', '직접입력'].map((value) => ({ value, label: value }));

const onChange = fn();

const meta = {
  title: '부품/고르는 목록',
  id: 'ui-selectfield',
  component: SelectField,
  args: { label: '이메일 도메인', items, name: 'domain', defaultValue: 'naver.com', onChange },
  decorators: [InForm],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '고름 · Chosen',
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: '이메일 도메인' });
    await userEvent.selectOptions(select, '직접입력');
    await expect(select).toHaveValue('직접입력');
    await expect(onChange.mock.calls).toEqual([['직접입력']]);
  },
};

export const Required: Story = {
  name: '필수 · Required',
  args: { isRequired: true, hint: '목록에 없으면 직접입력을 골라 주세요.' },
};

export const Focused: Story = { name: '초점 · Focused', args: { autoFocus: true } };

/** The error is the field's description. */
export const Invalid: Story = {
  name: '오류 · Invalid',
  args: { error: '번호를 선택해주세요.' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: '이메일 도메인' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('번호를 선택해주세요.');
  },
};

export const Disabled: Story = { name: '쓸 수 없음 · Disabled', args: { isDisabled: true } };

/** The label is still its accessible name. */
export const LabelHidden: Story = {
  name: '보이지 않는 이름 · Label Hidden',
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '이메일 도메인' })).toBeVisible();
  },
};

export const LongItem: Story = {
  name: '긴 항목 · Long Item',
  args: {
    items: [{ value: 'long', label: '오크밸리 골프 클럽 주중 법인 기명 정회원(가족 지정) 추가 등록' }],
    defaultValue: 'long',
  },
  globals: { viewport: { value: 'narrow' } },
};
