import { assign, createActor, emit, setup } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import { sessionMachine } from '#machines/session.machine.ts';
import { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { lazyHoleViewer } from '#src/features/course/lazy-hole-viewer.ts';
import { lazySession } from '#src/features/session/lazy-session.ts';
import { lazySiteMenu } from '#src/app/layout/lazy-site-menu.ts';
import { lazyActor } from '#src/shared/flow/lazy-actor.ts';
import { failedChunk } from '#src/shared/lazy/failed-chunks.ts';

type CounterEvent = { type: 'raise'; by: number } | { type: 'open' };

const counter = setup({ types: { context: {} as { sum: number }, events: {} as CounterEvent, emitted: {} as { type: 'raised'; sum: number } } }).createMachine({
  context: { sum: 0 },
  initial: 'shut',
  on: { raise: { actions: [assign({ sum: ({ context, event }) => context.sum + event.by }), emit(({ context }) => ({ type: 'raised', sum: context.sum }))] } },
  states: { shut: { on: { open: 'ajar' } }, ajar: { initial: 'wide', states: { wide: {} } } },
});

/** Chromium's error for a module that it could not fetch. */
const networkError = new TypeError('Failed to fetch dynamically imported module: https://golf.example/assets/machine.js');

/** Creates a lazy actor whose machine loads on command. */
function createFlow() {
  const loads: ((outcome?: Error) => void)[] = [];
  const load = () =>
    new Promise<ReturnType<typeof createActor<typeof counter>>>((resolve, reject) => {
      loads.push((error) => (error ? reject(error) : resolve(createActor(counter))));
    });
  const flow = lazyActor({ value: 'shut', context: { sum: 0 } }, load);
  return { flow, loads, currentState: () => [flow.getSnapshot().value, flow.getSnapshot().context.sum] };
}

describe('a lazy actor', () => {
  test('has its initial snapshot, and loads no machine, until an event', () => {
    const { flow, loads, currentState } = createFlow();
    expect([currentState(), flow.getSnapshot().matches('shut'), flow.getSnapshot().matches('ajar'), loads.length]).toEqual([['shut', 0], true, false, 0]);
  });

  test('processes its queued events in order once the machine is loaded, and notifies its listeners', async () => {
    const { flow, loads, currentState } = createFlow();
    const reported: unknown[] = [];
    flow.subscribe(() => reported.push(currentState()));
    flow.on('raised', ({ sum }) => reported.push(`raised to ${sum}`));
    flow.send({ type: 'raise', by: 2 });
    flow.send({ type: 'open' });
    const before = [currentState(), loads.length, reported.length];
    loads[0]?.();
    await flow.start();
    flow.send({ type: 'raise', by: 3 });
    expect([before, reported]).toEqual([
      [['shut', 0], 1, 0],
      [['shut', 0], 'raised to 2', ['shut', 2], [{ ajar: 'wide' }, 2], 'raised to 5', [{ ajar: 'wide' }, 5]],
    ]);
  });

  test('does not notify removed listeners', async () => {
    const { flow, loads } = createFlow();
    const reported: string[] = [];
    flow.subscribe(() => reported.push('seen')).unsubscribe();
    flow.on('raised', () => reported.push('raised')).unsubscribe();
    flow.send({ type: 'raise', by: 1 });
    loads[0]?.();
    await flow.start();
    expect(reported).toEqual([]);
  });

  test('retains its queued events if its machine fails to load, and retries with the next event', async () => {
    const { flow, loads, currentState } = createFlow();
    flow.send({ type: 'raise', by: 2 });
    loads[0]?.(networkError);
    const loadError = await flow.start().catch(String);
    flow.send({ type: 'raise', by: 3 });
    loads[1]?.();
    await flow.start();
    expect([loadError, loads.length, currentState()]).toEqual([String(networkError), 2, ['shut', 5]]);
  });

  test('reports that its machine is missing, and retries it every 5 seconds, for as long as an event waits', async () => {
    vi.useFakeTimers();
    const { flow, loads, currentState } = createFlow();
    const reported: unknown[] = [];
    failedChunk.subscribe(() => reported.push([failedChunk.getSnapshot(), loads.length]));
    flow.send({ type: 'raise', by: 2 });
    loads[0]?.(networkError);
    await vi.advanceTimersByTimeAsync(5_000);
    loads[1]?.(networkError);
    await vi.advanceTimersByTimeAsync(4_999);
    const before = loads.length;
    await vi.advanceTimersByTimeAsync(1);
    loads[2]?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([reported, before, loads.length, failedChunk.getSnapshot(), currentState()]).toEqual([[['network', 1], [null, 3]], 2, 3, null, ['shut', 2]]);
  });

  test('that is stopped while its machine is missing does not retry', async () => {
    vi.useFakeTimers();
    const { flow, loads } = createFlow();
    flow.send({ type: 'open' });
    loads[0]?.(networkError);
    await vi.advanceTimersByTimeAsync(0);
    const failure = failedChunk.getSnapshot();
    flow.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([failure, failedChunk.getSnapshot(), loads.length]).toEqual(['network', null, 1]);
  });

  test('reports an unexpected error if its machine throws, and does not retry', async () => {
    vi.useFakeTimers();
    const { flow, loads } = createFlow();
    flow.send({ type: 'open' });
    loads[0]?.(new TypeError('machine is not a function'));
    await expect(vi.advanceTimersByTimeAsync(60_000)).rejects.toThrow('machine is not a function');
    const failure = failedChunk.getSnapshot();
    flow.stop();
    expect([failure, loads.length]).toEqual(['error', 1]);
  });

  test('without waiting events is not missing', async () => {
    vi.useFakeTimers();
    const { flow, loads } = createFlow();
    flow.start().catch(() => undefined);
    loads[0]?.(networkError);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([failedChunk.getSnapshot(), loads.length]).toEqual([null, 1]);
  });

  test('that has been stopped is idle, ignores events, and can start again', async () => {
    const { flow, loads, currentState } = createFlow();
    flow.send({ type: 'raise', by: 2 });
    flow.stop();
    loads[0]?.();
    await Promise.resolve();
    const stoppedState = currentState();
    flow.send({ type: 'raise', by: 5 });
    loads[1]?.();
    await flow.start();
    expect([stoppedState, currentState()]).toEqual([['shut', 0], ['shut', 5]]);
  });
});

describe('the idle state of a flow is the initial snapshot of its machine', () => {
  const valueAndContext = ({ value, context }: { value: unknown; context: unknown }) => ({ value, context });
  const client = () => Promise.reject(new Error('Nothing is asked'));

  test.each([[null], ['token']])('the session with %s', (token) => {
    expect(valueAndContext(lazySession(client, token).getSnapshot())).toEqual(valueAndContext(createActor(sessionMachine, { input: { token } }).getSnapshot()));
  });

  test('the menus', () => {
    expect(valueAndContext(lazySiteMenu().getSnapshot())).toEqual(valueAndContext(createActor(siteMenuMachine).getSnapshot()));
  });

  test('the hole viewer', () => {
    expect(valueAndContext(lazyHoleViewer(18, () => {}, () => '').getSnapshot())).toEqual(valueAndContext(createActor(holeViewerMachine, { input: { count: 18 } }).getSnapshot()));
  });

  test('and matches the same states', () => {
    const session = lazySession(client, 'token').getSnapshot();
    expect([session.matches('authenticated'), session.matches({ authenticated: 'browsing' }), session.matches({ authenticated: 'loggingOut' }), session.matches('anonymous'), session.matches({ anonymous: 'browsing' })]).toEqual([true, true, false, false, false]);
  });
});
