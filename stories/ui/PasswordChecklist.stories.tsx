import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordChecklist } from '#src/ui/forms/PasswordChecklist.tsx';
import { InForm } from './surfaces.tsx';

const labels = ['8자 이상 20자 이내', '영문 소문자', '영문 대문자', '숫자', '특수문자'];
const rules = (...met: number[]) =>
  labels.map((label, index) => ({ id: String(index), label, isMet: met.includes(index) }));

const meta = {
  title: '부품/비밀번호 조건',
  id: 'ui-passwordchecklist',
  component: PasswordChecklist,
  args: { rules: rules() },
  decorators: [InForm],
} satisfies Meta<typeof PasswordChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneMet: Story = { name: '아무것도 맞지 않음 · None Met' };

/** Each rule states whether it is met; nothing is announced yet. */
export const SomeMet: Story = {
  name: '일부만 맞음 · Some Met',
  args: { rules: rules(1, 3) },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      '8자 이상 20자 이내미충족',
      '영문 소문자충족',
      '영문 대문자미충족',
      '숫자충족',
      '특수문자미충족',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

export const AllMet: Story = {
  name: '모두 맞음 · All Met',
  args: { rules: rules(0, 1, 2, 3, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('비밀번호 규칙을 모두 충족했습니다.');
  },
};

export const SomeMetNarrow: Story = {
  ...SomeMet,
  name: '일부만 맞음, 좁은 화면 · Some Met Narrow',
  globals: { viewport: { value: 'narrow' } },
};
