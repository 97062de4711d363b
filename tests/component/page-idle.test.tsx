import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { importChunk } from '#src/api/import-chunk.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { usePageIdle } from '#src/lib/use-page-idle.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

/** Calls the idle callback of the browser. */
let runIdleCallback: () => void;
let cancelledIds: number[];
let readyState: DocumentReadyState;

beforeEach(() => {
  cancelledIds = [];
  readyState = 'complete';
  runIdleCallback = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void, { timeout }: IdleRequestOptions) => {
    runIdleCallback = run;
    return timeout;
  });
  vi.stubGlobal('cancelIdleCallback', (id: number) => void cancelledIds.push(id));
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});

describe('an idle task', () => {
  test('runs once the page is idle, within three seconds', () => {
    const run = vi.fn<() => void>();
    const cancelIdle = whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    runIdleCallback();
    cancelIdle();
    expect([run.mock.calls.length, cancelledIds]).toEqual([1, [3_000]]);
  });

  test.each([
    ['is done a moment later', false, 1],
    ['or not at all, when it is taken back,', true, 0],
  ])('%s in a browser without requestIdleCallback', (_, isCancelled, times) => {
    vi.unstubAllGlobals();
    // Faking all of them would add a requestIdleCallback.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const run = vi.fn<() => void>();
    const cancelIdle = whenIdle(run);
    vi.advanceTimersByTime(199);
    expect(run).not.toHaveBeenCalled();
    if (isCancelled) cancelIdle();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(times);
  });
});

describe('the page is idle', () => {
  test('once it has loaded and the main thread is free', () => {
    readyState = 'loading';
    const { result } = renderHook(() => usePageIdle());
    act(() => runIdleCallback());
    expect(result.current).toBe(false);
    act(() => void window.dispatchEvent(new Event('load')));
    expect(result.current).toBe(false);
    act(() => runIdleCallback());
    expect(result.current).toBe(true);
  });

  test('after a later navigation, once the main thread is free', () => {
    const { result } = renderHook(() => usePageIdle());
    expect(result.current).toBe(false);
    act(() => runIdleCallback());
    expect(result.current).toBe(true);
  });

  test('never for a component that was unmounted before', () => {
    renderHook(() => usePageIdle()).unmount();
    readyState = 'loading';
    renderHook(() => usePageIdle()).unmount();
    const callbackBefore = runIdleCallback;
    window.dispatchEvent(new Event('load'));
    expect([cancelledIds, runIdleCallback === callbackBefore]).toEqual([[3_000], true]);
  });
});

test('code that does not load is a network error', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(importChunk(Promise.reject(cause))).rejects.toEqual(new NetworkError(cause));
  expect(await importChunk(Promise.resolve('code'))).toBe('code');
});
