import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';

const meta = {
  title: '부품/대화상자',
  id: 'ui-dialogs',
  component: AlertDialog,
  args: { isOpen: true, message: '로그인이 필요합니다.', onClose: fn() },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text is the dialog's description, the button has the focus, Escape presses it. */
export const Alert: Story = {
  name: '알림 · Alert',
  play: async ({ canvas, args, userEvent }) => {
    const dialog = canvas.getByRole('alertdialog', { name: '알림' });
    await expect(dialog).toHaveAccessibleDescription('로그인이 필요합니다.');
    await expect(within(dialog).getByRole('button', { name: '확인' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const TwoLines: Story = {
  name: '두 줄 알림 · Two Lines',
  args: { message: '앞에 날짜는 뒤의 날짜보다 뒤로 설정할 수 없어요!' },
};

const longMessage = '비밀번호는 영문 대/소문자,숫자,특수문자를 포함하여 최소 8자 이상 (8자~20자)으로 조합해주세요.';

export const LongText: Story = {
  name: '긴 알림 · Long Text',
  args: { message: Array.from({ length: 12 }, () => longMessage).join('\n') },
  globals: { viewport: { value: 'narrow' } },
};

const question = { isOpen: true, message: '로그아웃하시겠습니까?', onConfirm: fn(), onCancel: fn() };

/** The answer that changes nothing has the initial focus. */
export const Confirm: Story = {
  name: '확인 요청 · Confirm',
  render: () => <ConfirmDialog {...question} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = canvas.getByRole('alertdialog', { name: '확인 요청' });
    await expect(within(dialog).getByRole('button', { name: '취소' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect([question.onConfirm.mock.calls.length, question.onCancel.mock.calls.length]).toEqual([0, 1]);
  },
  beforeEach: () => {
    question.onConfirm.mockClear();
    question.onCancel.mockClear();
  },
};

export const ConfirmPending: Story = {
  name: '확인 요청, 처리 중 · Confirm Pending',
  render: () => <ConfirmDialog {...question} isPending />,
};

export const ConfirmNarrow: Story = {
  ...Confirm,
  name: '확인 요청, 좁은 화면 · Confirm Narrow',
  globals: { viewport: { value: 'narrow' } },
};

/** Focus returns to the element that opened it. */
export const OpenedByHand: Story = {
  name: '열고 닫은 뒤의 초점 · Opened By Hand',
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '로그인' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: '확인' }));
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>로그인</Button> <LinkText href="/">홈으로</LinkText>
      <AlertDialog isOpen={isOpen} message="시스템 에러" onClose={() => setOpen(false)} />
    </>
  );
}
