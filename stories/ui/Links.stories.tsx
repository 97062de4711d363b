import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { LinkRow } from '#src/ui/actions/LinkRow.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { OnForest } from './surfaces.tsx';

const meta = { title: '부품/링크', id: 'ui-links', component: LinkText, args: { href: '/account/join', children: '회원가입' } } satisfies Meta<typeof LinkText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Lined: Story = { args: { variant: 'lined' } };

export const Onward: Story = { args: { variant: 'onward', children: '예약 내역 보기' } };

export const Back: Story = { args: { variant: 'back', children: '홈으로' } };

export const OnDark: Story = { args: { variant: 'onward' }, decorators: [OnForest] };

/** A link to another site announces that it opens a new window, and has no opener. */
export const External: Story = {
  args: { href: 'https://resort.example', isExternal: true, children: '리조트' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '리조트 새 창' });
    await expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  },
};

export const AsButton: Story = { render: () => <ButtonLink href="/">홈으로</ButtonLink> };

export const AsSecondaryButton: Story = {
  render: () => (
    <ButtonLink href="https://golf.example" isExternal variant="secondary" size="small">
      골프 예약
    </ButtonLink>
  ),
};

export const Row: Story = {
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
  args: { variant: 'onward', children: '오크밸리 골프 클럽 주중 정회원 예약 내역을 모두 보기' },
  globals: { viewport: { value: 'narrow' } },
};
