// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';

afterEach(cleanup);

test('an alert moves the focus to its button, and returns it when Escape closes it', async () => {
  render(<Opener />, { wrapper: StrictMode });
  const opener = screen.getByRole('button', { name: '로그인' });
  await userEvent.click(opener);
  expect(screen.getByRole('alertdialog', { name: '알림' }).textContent).toBe('Notice시스템 에러확인');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '확인' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a message that changes while it is shown leaves the focus where it is', () => {
  const shown = render(<ConfirmDialog isOpen message="10초" onConfirm={vi.fn()} onCancel={vi.fn()} />);
  screen.getByRole('button', { name: '확인' }).focus();
  shown.rerender(<ConfirmDialog isOpen message="9초" onConfirm={vi.fn()} onCancel={vi.fn()} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '확인' }));
});

test('a telephone number in a message is an element of its own, which does not break', () => {
  render(<AlertDialog isOpen message={'1588-7676 또는\n033-730-3500으로 문의해 주세요.'} onClose={vi.fn()} />);
  const message = screen.getByRole('alertdialog').querySelector('p:last-of-type');
  const unbroken = [...(message?.querySelectorAll('span') ?? [])].map((span) => span.textContent);
  expect([message?.textContent, unbroken]).toEqual([
    '1588-7676 또는\n033-730-3500으로 문의해 주세요.',
    ['1588-7676', '033-730-3500'],
  ]);
});

test.each([
  ['확인', [1, 0]],
  ['취소', [0, 1]],
])('%s answers the question once', async (buttonName, calls) => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  render(<ConfirmDialog isOpen message="로그아웃하시겠습니까?" onConfirm={onConfirm} onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('button', { name: buttonName }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual(calls);
});

test('while the response is pending neither button acts', async () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  render(<ConfirmDialog isOpen isPending message="로그아웃하시겠습니까?" onConfirm={onConfirm} onCancel={onCancel} />);
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0]);
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>로그인</Button>
      <AlertDialog isOpen={isOpen} message="시스템 에러" onClose={() => setOpen(false)} />
    </>
  );
}
