import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldGroup } from '#src/ui/forms/FieldGroup.tsx';
import { BirthdayRow, EmailRow, LandlineRow, MobileRow } from './form-rows.tsx';
import { InWideForm } from './surfaces.tsx';

const meta = {
  title: '부품/나뉜 입력란',
  id: 'ui-fieldgroup',
  component: FieldGroup,
  args: { label: '', children: null },
  decorators: [InWideForm],
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Birthday: Story = { name: '생년월일 · Birthday', render: () => <BirthdayRow /> };

export const Email: Story = { name: '이메일 · Email', render: () => <EmailRow /> };

/** One error describes each control; only the invalid control is marked. */
export const EmailInvalid: Story = {
  name: '이메일 오류 · Email Invalid',
  render: () => <EmailRow error="도메인 형식에 맞게 입력해주세요." />,
  play: async ({ canvas }) => {
    const controls = [
      canvas.getByRole('textbox', { name: '이메일 아이디' }),
      canvas.getByRole('textbox', { name: '이메일 도메인' }),
      canvas.getByRole('combobox', { name: '이메일 도메인 선택' }),
    ];
    await expect(controls.map((control) => control.getAttribute('aria-invalid'))).toEqual([null, 'true', null]);
    for (const control of controls)
      await expect(control).toHaveAccessibleDescription('도메인 형식에 맞게 입력해주세요.');
  },
};

export const Mobile: Story = { name: '휴대폰번호 · Mobile', render: () => <MobileRow /> };

export const MobileInvalid: Story = {
  name: '휴대폰번호 오류 · Mobile Invalid',
  render: () => <MobileRow error="번호를 입력해주세요." />,
};

export const Landline: Story = { name: '유선전화 번호 · Landline', render: () => <LandlineRow /> };

export const BirthdayNarrow: Story = {
  ...Birthday,
  name: '생년월일, 좁은 화면 · Birthday Narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const EmailInvalidNarrow: Story = {
  ...EmailInvalid,
  name: '이메일 오류, 좁은 화면 · Email Invalid Narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const MobileInvalidNarrow: Story = {
  ...MobileInvalid,
  name: '휴대폰번호 오류, 좁은 화면 · Mobile Invalid Narrow',
  globals: { viewport: { value: 'narrow' } },
};
