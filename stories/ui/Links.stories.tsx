import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { LinkRow } from '#src/ui/actions/LinkRow.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { OnForest } from './surfaces.tsx';

const meta = {
  title: '부품/링크',
  id: 'ui-links',
  component: LinkText,
  args: { href: '/account/join', children: '회원가입' },
} satisfies Meta<typeof LinkText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = { name: '기본 · Quiet' };

export const Lined: Story = { name: '밑줄 · Lined', args: { variant: 'lined' } };

export const Onward: Story = {
  name: '다음으로 가는 링크 · Onward',
  args: { variant: 'onward', children: '예약 내역 보기' },
};

export const Back: Story = { name: '돌아가는 링크 · Back', args: { variant: 'back', children: '홈으로' } };

export const OnDark: Story = { name: '어두운 바탕 · On Dark', args: { variant: 'onward' }, decorators: [OnForest] };

/** A link to another site announces that it opens a new window, and has no opener. */
export const External: Story = {
  name: '새 창으로 여는 링크 · External',
  args: { href: 'https://resort.example', isExternal: true, children: '리조트' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '리조트 새 창' });
    await expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  },
};

export const AsButton: Story = {
  name: '버튼 모양 · As Button',
  render: () => <ButtonLink href="/">홈으로</ButtonLink>,
};

export const AsSecondaryButton: Story = {
  name: '보조 버튼 모양 · As Secondary Button',
  render: () => (
    <ButtonLink href="https://golf.example" isExternal variant="secondary" size="small">
      골프 예약
    </ButtonLink>
  ),
};

export const Row: Story = {
  name: '한 줄의 링크 · Row',
  render: () => (
    <LinkRow
      label="회원 안내"
      items={[
        { href: '/account/find-id', label: '아이디 찾기' },
        { href: '/account/find-password', label: '비밀번호 찾기' },
        { href: '/account/join', label: '회원가입' },
      ]}
    />
  ),
};

export const LongText: Story = {
  name: '긴 글 · Long Text',
  args: { variant: 'onward', children: '오크밸리 골프 클럽 주중 정회원 예약 내역을 모두 보기' },
  globals: { viewport: { value: 'narrow' } },
};
