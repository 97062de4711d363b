import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Disclosure } from '#src/ui/overlays/Disclosure.tsx';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { Text } from '#src/ui/foundation/text.ts';
import { InWideForm } from './surfaces.tsx';

const content = (
  <Text size="small">
    2026.03.02 동의하신 개인정보 수집·이용은 회원가입과 예약 관리에 쓰이며, 언제든 철회할 수 있습니다.
  </Text>
);

const meta = {
  title: '부품/접는 글',
  id: 'ui-disclosure',
  component: Disclosure,
  args: { title: '동의 내역', remark: '3건', children: content, onFirstOpen: fn() },
  decorators: [InWideForm],
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  name: '접힘 · Folded',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^2026\.03\.02/)).not.toBeVisible();
    await expect(args.onFirstOpen).not.toHaveBeenCalled();
  },
};

/** Opened, closed and opened again, it loads its content once. */
export const Open: Story = {
  name: '펼침 · Open',
  play: async ({ canvas, args, userEvent }) => {
    const summary = canvas.getByRole('heading', { name: '동의 내역', level: 3 });
    await userEvent.click(summary);
    await waitFor(() => expect(args.onFirstOpen).toHaveBeenCalledTimes(1));
    await userEvent.click(summary);
    await expect(canvas.getByText(/^2026\.03\.02/)).not.toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText(/^2026\.03\.02/)).toBeVisible();
    await expect(args.onFirstOpen).toHaveBeenCalledTimes(1);
  },
};

/** It is a tab stop; the keys that open it are the browser's. */
export const Focused: Story = {
  name: '초점 · Focused',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('heading').parentElement).toHaveFocus();
  },
};

export const Pending: Story = {
  name: '처리 중 · Pending',
  args: {
    children: (
      <PendingRegion isPending skeleton={<SkeletonRows count={2} />}>
        {null}
      </PendingRegion>
    ),
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('heading')),
};

export const WithoutRemark: Story = { name: '곁말 없이 · Without Remark', args: { remark: undefined } };

export const LongTitleNarrow: Story = {
  name: '긴 제목, 좁은 화면 · Long Title Narrow',
  args: { title: '로그인한 기기와 마지막으로 이용한 시각', remark: '12대' },
  globals: { viewport: { value: 'narrow' } },
};

export const SeveralInARow: Story = {
  name: '여럿을 잇달아 · Several In ARow',
  render: (args) => (
    <>
      <Disclosure {...args} />
      <Disclosure {...args} title="로그인 기기" remark="2대" />
    </>
  ),
};
