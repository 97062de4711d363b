import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createActor, createMachine } from 'xstate';
import { expect, test, vi } from 'vitest';
import { lazyActor } from '#src/shared/flow/lazy-actor.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { FailedChunkNotice } from '#src/shared/lazy/FailedChunkNotice.tsx';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { LazyRegion } from '#src/shared/lazy/LazyRegion.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { TextButton } from '#src/ui/actions/TextButton.tsx';

const machine = createMachine({ initial: 'shut', states: { shut: { on: { opened: 'open' } }, open: {} } });
const Question = () => <p>로그아웃할까요?</p>;

function onCommand<Loaded>() {
  let resolve: (loaded: Loaded) => void = () => undefined;
  const promise = new Promise<Loaded>((resolvePromise) => (resolve = resolvePromise));
  return { promise, resolve: (loaded: Loaded) => resolve(loaded) };
}

/** A button whose press needs a machine, which opens a dialog; both load on command. */
function renderLazyQuestion() {
  const machineLoad = onCommand<ReturnType<typeof createActor<typeof machine>>>();
  const dialogLoad = onCommand<typeof Question>();
  const flow = lazyActor<typeof machine>({ value: 'shut', context: {} }, () => machineLoad.promise);
  const Dialog = lazyComponent(crypto.randomUUID(), () => dialogLoad.promise);
  function Page() {
    const isOpen = useStoreSnapshot(flow).matches('open');
    return (
      <>
        <TextButton onPress={() => flow.send({ type: 'opened' })}>로그아웃</TextButton>
        <LazyRegion>{isOpen && <Dialog />}</LazyRegion>
        <FailedChunkNotice />
      </>
    );
  }
  render(<Page />);
  return {
    flow,
    loadMachine: () => act(async () => machineLoad.resolve(createActor(machine))),
    loadDialog: () => act(async () => dialogLoad.resolve(Question)),
  };
}

const button = () => screen.getByRole('button', { name: '로그아웃' });
const shown = () => [button().getAttribute('aria-busy'), button().hasAttribute('data-awaited'), screen.getByRole('status').textContent];
const waiting = ['true', true, '불러오는 중'];
const idle = [null, false, ''];

test.each(['pointer', 'keyboard'])('a control pressed by %s is busy at once, until the machine and the dialog have loaded', async (device) => {
  const { loadMachine, loadDialog } = renderLazyQuestion();
  expect(shown()).toEqual(idle);
  if (device === 'pointer') await userEvent.click(button());
  else {
    button().focus();
    await userEvent.keyboard('{Enter}');
  }
  expect(shown()).toEqual(waiting);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
  await loadMachine();
  expect([screen.queryByText('로그아웃할까요?'), shown()]).toEqual([null, waiting]);
  await loadDialog();
  expect([screen.queryByText('로그아웃할까요?') !== null, shown()]).toEqual([true, idle]);
  vi.restoreAllMocks();
});

test('what loads without a press marks nothing', async () => {
  const { flow, loadMachine } = renderLazyQuestion();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  button().focus();
  act(() => flow.send({ type: 'opened' }));
  expect(shown()).toEqual(idle);
  await loadMachine();
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
        <LazyRegion>{isOpen && <Dialog />}</LazyRegion>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  await act(async () => load.resolve(Question));
  expect(button().getAttribute('aria-busy')).toBe('false');
});
