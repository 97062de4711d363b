import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from '#src/ui/forms/Steps.tsx';
import { InWideForm } from './surfaces.tsx';

const steps = ['회원 선택', '약관 동의', '본인확인', '정보 입력', '가입 완료'];

const meta = {
  title: '부품/단계',
  id: 'ui-steps',
  component: Steps,
  args: { label: '가입 단계', steps, current: 3 },
  decorators: [InWideForm],
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Done steps are announced, the current one is marked, none can be pressed. */
export const InProgress: Story = {
  name: '진행 중 · In Progress',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => [item.textContent, item.getAttribute('aria-current')]);
    await expect(items).toEqual([
      ['회원 선택완료', null],
      ['약관 동의완료', null],
      ['본인확인완료', null],
      ['4정보 입력', 'step'],
      ['5가입 완료', null],
    ]);
    await expect([canvas.queryAllByRole('link'), canvas.queryAllByRole('button')]).toEqual([[], []]);
  },
};

export const First: Story = { name: '첫 단계 · First', args: { current: 0 } };

export const Last: Story = { name: '마지막 단계 · Last', args: { current: 4 } };

export const Six: Story = {
  name: '여섯 단계 · Six',
  args: { steps: ['회원 선택', '약관 동의', '법인회원 확인', '본인확인', '정보 입력', '가입 완료'], current: 2 },
};

export const Three: Story = {
  name: '세 단계 · Three',
  args: { label: '아이디 찾기 단계', steps: ['회원 선택', '본인확인', '아이디 확인'], current: 1 },
};

/** On a phone the names are for screen readers only, and one line shows the current step. */
export const OnPhone: Story = {
  name: '휴대폰 · On Phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4단계 · 정보 입력')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBe(5);
  },
};

export const SixNarrow: Story = {
  ...Six,
  name: '여섯 단계, 좁은 화면 · Six Narrow',
  globals: { viewport: { value: 'narrow' } },
};
