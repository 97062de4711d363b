import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';

const meta = { title: '부품/체크박스', id: 'ui-checkbox', component: Checkbox, args: { children: '아이디 저장' } } satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The check mark is hidden by more than its colour, since forced colours would show it. */
export const Unchecked: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-box] svg')).not.toBeVisible();
  },
};

export const Indeterminate: Story = {
  args: { isIndeterminate: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
    await expect(canvasElement.querySelector('[data-box] svg')).not.toBeVisible();
  },
};

export const Checked: Story = { args: { defaultSelected: true } };

export const Focused: Story = { args: { autoFocus: true } };

export const Invalid: Story = { args: { isInvalid: true, children: '개인정보 수집 및 이용에 동의합니다' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledChecked: Story = { args: { isDisabled: true, defaultSelected: true } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: '아이디 저장' })).toBeChecked();
  },
};

export const LongLabel: Story = {
  args: { children: '경품 발송을 위한 주소와 연락처의 수집 및 이용, 제3자 제공에 모두 동의합니다' },
  globals: { viewport: { value: 'narrow' } },
};
