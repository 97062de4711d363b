import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardChoice } from '#src/ui/actions/CardChoice.tsx';
import { InWideForm } from './surfaces.tsx';

const items = [
  { value: 'PERSONAL', title: '개인(분양)회원', text: '개인 명의의 회원권을 가지고 계신 분' },
  {
    value: 'CORPORATION',
    title: '법인회원',
    text: '법인 명의의 회원권을 이용하시는 분. 회사명과 사업자등록번호를 확인합니다.',
  },
  { value: 'NORMAL', title: '일반(비)회원', text: '회원권 없이 소식과 특별한 혜택을 받으실 분' },
  { value: 'FOREIGNER', title: '외국인회원', text: '외국인등록번호로 본인확인을 하시는 분' },
];

const meta = {
  title: '부품/카드 고르기',
  id: 'ui-cardchoice',
  component: CardChoice<string>,
  args: { label: '회원 구분', items, onChoose: fn() },
  decorators: [InWideForm],
} satisfies Meta<typeof CardChoice<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button is named by its title and described by its text; pressing it selects. */
export const Choosing: Story = {
  name: '고르기 · Choosing',
  play: async ({ canvas, userEvent, args }) => {
    const corporation = canvas.getByRole('button', { name: '법인회원' });
    await expect(corporation).toHaveAccessibleDescription(
      '법인 명의의 회원권을 이용하시는 분. 회사명과 사업자등록번호를 확인합니다.',
    );
    await userEvent.click(corporation);
    await expect(args.onChoose.mock.calls).toEqual([['CORPORATION']]);
  },
};

export const ByKeyboard: Story = {
  name: '키보드로 고르기 · By Keyboard',
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose.mock.calls).toEqual([['PERSONAL']]);
  },
};

export const Disabled: Story = { name: '쓸 수 없음 · Disabled', args: { isDisabled: true } };

export const Narrow: Story = { name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };
