import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Awaited } from '#src/shared/lazy/Awaited.tsx';
import { LoadingNotice } from '#src/shared/lazy/LoadingNotice.tsx';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { TextButton } from '#src/ui/actions/TextButton.tsx';

const Question = () => <p>로그아웃할까요?</p>;

function onCommand<Loaded>() {
  let resolve: (loaded: Loaded) => void = () => undefined;
  const promise = new Promise<Loaded>((resolvePromise) => (resolve = resolvePromise));
  return { promise, resolve: (loaded: Loaded) => resolve(loaded) };
}

/** A button whose press opens a dialog that loads on command. */
function renderLazyQuestion() {
  const dialogLoad = onCommand<typeof Question>();
  const Dialog = lazyComponent(crypto.randomUUID(), () => dialogLoad.promise);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    useEffect(() => {
      document.body.addEventListener('opened', () => setOpen(true), { once: true });
    }, []);
    return (
      <>
        <TextButton onPress={() => setOpen(true)}>로그아웃</TextButton>
        <Suspense fallback={<Awaited />}>{isOpen && <Dialog />}</Suspense>
        <LoadingNotice />
      </>
    );
  }
  render(<Page />);
  return {
    open: () => act(() => void document.body.dispatchEvent(new Event('opened'))),
    loadDialog: () => act(async () => dialogLoad.resolve(Question)),
  };
}

const button = () => screen.getByRole('button', { name: '로그아웃' });
const shown = () => [
  button().getAttribute('aria-busy'),
  button().hasAttribute('data-awaited'),
  screen.getByRole('status').textContent,
];
const waiting = ['true', true, '불러오는 중'];
const idle = [null, false, ''];

test.each(['pointer', 'keyboard'])(
  'a control pressed by %s is busy at once, until the dialog has loaded',
  async (device) => {
    const { loadDialog } = renderLazyQuestion();
    expect(shown()).toEqual(idle);
    if (device === 'pointer') await userEvent.click(button());
    else {
      button().focus();
      await userEvent.keyboard('{Enter}');
    }
    expect(shown()).toEqual(waiting);
    await loadDialog();
    expect([screen.queryByText('로그아웃할까요?') !== null, shown()]).toEqual([true, idle]);
  },
);

test('what loads without a press marks nothing', async () => {
  const { open, loadDialog } = renderLazyQuestion();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  button().focus();
  open();
  expect(shown()).toEqual(idle);
  await loadDialog();
  expect(shown()).toEqual(idle);
  vi.restoreAllMocks();
});

test('a button that reports by itself whether it is busy does so again', async () => {
  const load = onCommand<typeof Question>();
  const Dialog = lazyComponent('own report', () => load.promise);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>로그아웃</Button>
        <Suspense fallback={<Awaited />}>{isOpen && <Dialog />}</Suspense>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  await act(async () => load.resolve(Question));
  expect(button().getAttribute('aria-busy')).toBe('false');
});
