import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';

const meta = {
  title: '부품/체크박스',
  id: 'ui-checkbox',
  component: Checkbox,
  args: { children: '아이디 저장' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The check mark is hidden by more than its colour, since forced colours would show it. */
export const Unchecked: Story = {
  name: '선택 안 함 · Unchecked',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-box] svg')).not.toBeVisible();
  },
};

export const Indeterminate: Story = {
  name: '일부만 선택 · Indeterminate',
  args: { isIndeterminate: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
    await expect(canvasElement.querySelector('[data-box] svg')).not.toBeVisible();
  },
};

export const Checked: Story = { name: '선택함 · Checked', args: { defaultSelected: true } };

export const Focused: Story = { name: '초점 · Focused', args: { autoFocus: true } };

export const Invalid: Story = {
  name: '오류 · Invalid',
  args: { isInvalid: true, children: '개인정보 수집 및 이용에 동의합니다' },
};

export const Disabled: Story = { name: '쓸 수 없음 · Disabled', args: { isDisabled: true } };

export const DisabledChecked: Story = {
  name: '선택한 채 쓸 수 없음 · Disabled Checked',
  args: { isDisabled: true, defaultSelected: true },
};

export const ByKeyboard: Story = {
  name: '키보드로 선택 · By Keyboard',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '아이디 저장' })).toBeChecked();
  },
};

export const LongLabel: Story = {
  name: '긴 이름 · Long Label',
  args: { children: '경품 발송을 위한 주소와 연락처의 수집 및 이용, 제3자 제공에 모두 동의합니다' },
  globals: { viewport: { value: 'narrow' } },
};
