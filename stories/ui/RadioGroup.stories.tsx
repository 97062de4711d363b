import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';
import { InForm } from './surfaces.tsx';

const items = [
  { value: 'HOME', label: '자택' },
  { value: 'COMPANY', label: '직장' },
];

const meta = {
  title: '부품/라디오 묶음',
  id: 'ui-radiogroup',
  component: RadioGroup,
  args: { label: '주소 구분', items },
  decorators: [InForm],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = { name: '고르지 않음 · Unchosen', args: { isRequired: true } };

export const Chosen: Story = { name: '고름 · Chosen', args: { defaultValue: 'HOME' } };

/** Tab focuses the selected one, arrows select another. */
export const ByKeyboard: Story = {
  name: '키보드로 고르기 · By Keyboard',
  args: { defaultValue: 'HOME' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '직장' })).toBeChecked();
  },
};

/** The error is the group's description. */
export const Invalid: Story = {
  name: '오류 · Invalid',
  args: { error: '필수 항목에 동의해주세요' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: '주소 구분' });
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription('필수 항목에 동의해주세요');
  },
};

export const Disabled: Story = { name: '쓸 수 없음 · Disabled', args: { defaultValue: 'HOME', isDisabled: true } };

const described = [
  { value: 'NICE', label: '휴대폰 인증', description: '본인 명의의 휴대폰으로 확인합니다.' },
  { value: 'IPIN', label: '아이핀 인증', description: '휴대폰번호는 다음 단계에서 직접 입력합니다.' },
];

export const Vertical: Story = {
  name: '세로로 · Vertical',
  args: { label: '인증 방법', items: described, orientation: 'vertical', defaultValue: 'NICE' },
};

export const VerticalNarrow: Story = {
  ...Vertical,
  name: '세로로, 좁은 화면 · Vertical Narrow',
  globals: { viewport: { value: 'narrow' } },
};
