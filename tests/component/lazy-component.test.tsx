import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { preloadChunks, lazyComponent, type MissingProps } from '#src/shared/lazy/lazy-component.tsx';

const networkError = new TypeError('Importing a module script failed.');

class Boundary extends Component<{ children: ReactNode }, { defect: string | null }> {
  override state = { defect: null };
  static getDerivedStateFromError = (error: Error) => ({ defect: error.message });
  override render() {
    return this.state.defect === null ? this.props.children : <p>결함: {this.state.defect}</p>;
  }
}

const Label = ({ name }: { name: string }) => <p>{name}</p>;

test('a component that is not loaded suspends', async () => {
  const Lazy = lazyComponent('awaited', () => Promise.resolve(Label));
  render(
    <Suspense fallback="불러오는 중">
      <Lazy name="푸터" />
    </Suspense>,
  );
  expect(screen.queryByText('불러오는 중')).not.toBeNull();
  await screen.findByText('푸터');
  expect(screen.queryByText('불러오는 중')).toBeNull();
});

test('a preloaded component renders at once, and was fetched once', async () => {
  const load = vi.fn<() => Promise<typeof Label>>(() => Promise.resolve(Label));
  const Lazy = lazyComponent('fetched', load);
  await preloadChunks(['fetched']);
  render(
    <Suspense fallback="불러오는 중">
      <Lazy name="푸터" />
    </Suspense>,
  );
  expect([screen.getByText('푸터').textContent, load.mock.calls.length]).toEqual(['푸터', 1]);
});

test('a component that fails to load stops nothing', async () => {
  lazyComponent('missing', () => Promise.reject(networkError));
  await expect(preloadChunks(['missing'])).resolves.toBeUndefined();
});

test('a component that throws is an unexpected error, which is not retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lazy = lazyComponent<{ name: string }>(
    'broken',
    () => Promise.reject(new TypeError('broken')),
    ({ onRetry }: MissingProps) => <button onClick={onRetry}>다시 시도</button>,
  );
  const caught = await render(
    <Suspense>
      <Lazy name="푸터" />
    </Suspense>,
    { wrapper: Boundary },
  ).findByText('결함: broken');
  expect(caught.textContent).toBe('결함: broken');
});

test('a component that fails to load shows a message in its place, and renders after a retry', async () => {
  const load = vi
    .fn<() => Promise<typeof Label>>()
    .mockRejectedValueOnce(networkError)
    .mockRejectedValueOnce(networkError)
    .mockResolvedValue(Label);
  const Lazy = lazyComponent('cut off', load, ({ onRetry }: MissingProps) => (
    <button onClick={onRetry}>다시 시도</button>
  ));
  render(
    <Suspense>
      <Lazy name="푸터" />
    </Suspense>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('푸터');
});

test('a component that fails to load is left out without a message of its own, and stops nothing around it', async () => {
  const Lazy = lazyComponent<{ name: string }>('blocked', () => Promise.reject(networkError));
  render(
    <Suspense fallback="불러오는 중">
      <p>본문</p>
      <Lazy name="팝업" />
    </Suspense>,
  );
  await vi.waitFor(() => expect(screen.queryByText('불러오는 중')).toBeNull());
  expect(document.body.textContent).toBe('본문');
});

test('a component that fails to load is requested again after 5 s, and each time after twice the delay, until it renders', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<typeof Label>>()
    .mockRejectedValueOnce(networkError)
    .mockRejectedValueOnce(networkError)
    .mockRejectedValueOnce(networkError)
    .mockResolvedValue(Label);
  const Lazy = lazyComponent('retried', load);
  await act(
    async () =>
      void render(
        <Suspense>
          <Lazy name="회원 메뉴" />
        </Suspense>,
      ),
  );
  const counts = [load.mock.calls.length];
  for (const delayMs of [5_000, 10_000, 20_000, 40_000]) {
    await act(() => vi.advanceTimersByTimeAsync(delayMs));
    counts.push(load.mock.calls.length);
  }
  vi.useRealTimers();
  expect([counts, screen.getByText('회원 메뉴').textContent]).toEqual([[1, 2, 3, 4, 4], '회원 메뉴']);
});
