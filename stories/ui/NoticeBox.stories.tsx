import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeBox } from '#src/ui/page/NoticeBox.tsx';
import { InForm } from './surfaces.tsx';

const meta = {
  title: '부품/안내 상자',
  id: 'ui-noticebox',
  component: NoticeBox,
  decorators: [InForm],
  args: {
    title: '로그인 주의사항',
    items: [
      '비밀번호를 5회 이상 잘못 입력하면 30분 동안 로그인이 제한됩니다.',
      '탈퇴한 아이디는 다시 등록하기 어려울 수 있습니다.',
      '본인확인에 실패하면 회원가입을 다시 한 뒤 로그인해 주세요.',
    ],
  },
} satisfies Meta<typeof NoticeBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: '기본 · Plain' };

export const WithPhone: Story = {
  name: '전화번호와 함께 · With Phone',
  args: { footer: { label: '예약 문의', value: <a href="tel:1588-7676">1588-7676</a> } },
};

export const Narrow: Story = { ...WithPhone, name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };
