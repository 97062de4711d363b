import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';
import { UsernameField } from '#src/ui/forms/UsernameField.tsx';
import { InForm } from './surfaces.tsx';

const meta = {
  title: '부품/비밀번호',
  id: 'ui-passwordfield',
  component: PasswordField,
  args: { label: '비밀번호' },
  decorators: [InForm],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { name: '가린 비밀번호 · Hidden', args: { defaultValue: 'Golf2026!a' } };

/** A button whose label is its action shows and hides the password; the value stays. */
export const Shown: Story = {
  name: '보이는 비밀번호 · Shown',
  args: { defaultValue: 'Golf2026!a' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('비밀번호');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 표시' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 숨김' }));
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 표시' }));
    await expect(input).toHaveValue('Golf2026!a');
  },
};

export const Invalid: Story = { name: '오류 · Invalid', args: { error: '비밀번호를 입력해주세요', isRequired: true } };

/** Only a password manager sees the name of the user; neither the keyboard nor a screen reader reaches it. */
export const WithUsername: Story = {
  name: '아이디를 아는 비밀번호 · With username',
  render: (args) => (
    <>
      <UsernameField value="member01" />
      <PasswordField {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByLabelText('비밀번호')).toHaveFocus();
  },
};

export const Disabled: Story = {
  name: '쓸 수 없음 · Disabled',
  args: { isDisabled: true, defaultValue: 'Golf2026!a' },
};

export const Narrow: Story = {
  name: '좁은 화면 · Narrow',
  args: { defaultValue: 'Golf2026!a' },
  globals: { viewport: { value: 'narrow' } },
};
