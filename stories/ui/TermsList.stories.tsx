import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TermsList, type TermsListProps } from '#src/ui/forms/TermsList.tsx';
import { InWideForm } from './surfaces.tsx';
import { Terms } from './terms-text.tsx';

const items = [
  { id: 'taService', label: '이용약관', isRequired: true, content: <Terms /> },
  { id: 'taPrivacy', label: '개인정보 수집 및 이용', isRequired: true, content: <Terms /> },
  { id: 'taPrivacyThirdParty', label: '개인정보 제3자 제공', isRequired: false, content: <Terms /> },
  { id: 'document', label: '위치기반 서비스 이용약관', isRequired: true },
];

const meta = {
  title: '부품/약관 목록',
  id: 'ui-termslist',
  component: TermsList,
  args: {
    allLabel: '모든 약관에 동의합니다',
    allHint: '필수 약관 세 가지와 추가 약관을 함께 선택합니다.',
    items,
    agreed: [],
    onChange: fn(),
  },
  decorators: [InWideForm],
  render: (args) => <Agreeing {...args} />,
} satisfies Meta<typeof TermsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { name: '동의하지 않음 · None' };

export const Some: Story = { name: '일부만 동의 · Some', args: { agreed: ['taService', 'taPrivacy'] } };

export const All: Story = { name: '모두 동의 · All', args: { agreed: items.map(({ id }) => id) } };

/** The first box is indeterminate while some are checked; it checks all, then none. */
export const SettingAll: Story = {
  name: '전체 동의 누르기 · Setting All',
  args: { agreed: ['taPrivacyThirdParty'] },
  play: async ({ canvas, userEvent, args }) => {
    const agreeToAll = canvas.getByRole('checkbox', { name: '모든 약관에 동의합니다' });
    await expect(agreeToAll).toBePartiallyChecked();
    await userEvent.click(agreeToAll);
    await expect(agreeToAll).toBeChecked();
    await userEvent.click(agreeToAll);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^개인정보 수집/ }));
    await expect(args.onChange.mock.calls).toEqual([[items.map(({ id }) => id)], [[]], [['taPrivacy']]]);
  },
};

/** The error describes the missing required items only. */
export const Invalid: Story = {
  name: '오류 · Invalid',
  args: { agreed: ['taService'], error: '필수 항목에 동의해주세요' },
  play: async ({ canvas }) => {
    const [, ...boxes] = canvas.getAllByRole('checkbox');
    await expect(boxes.map((box) => box.getAttribute('aria-invalid'))).toEqual([null, 'true', null, 'true']);
    await expect(boxes[1]).toHaveAccessibleDescription('필수 항목에 동의해주세요');
  },
};

/** The document expands in place, and scrolls by keyboard. */
export const Reading: Story = {
  name: '약관 읽기 · Reading',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '이용약관 내용 보기' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '이용약관' })).toHaveFocus();
  },
};

export const ReadingNarrow: Story = {
  ...Reading,
  name: '약관 읽기, 좁은 화면 · Reading Narrow',
  globals: { viewport: { value: 'narrow' } },
};

function Agreeing({ agreed, onChange, ...props }: TermsListProps) {
  const [chosen, choose] = useState(agreed);
  const change = (next: string[]) => {
    choose(next);
    onChange(next);
  };
  return <TermsList {...props} agreed={chosen} onChange={change} />;
}
