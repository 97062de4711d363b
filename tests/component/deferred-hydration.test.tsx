import { act, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { replayIslands, reportInteractions } from '#src/app/boot/replay-islands.ts';
import { createEventReplay } from '#src/app/boot/event-replay.ts';
import { failedChunk } from '#src/shared/lazy/failed-chunks.ts';
import { deferHydration, hydratedEvent } from '#src/shared/lazy/deferred-hydration.tsx';
import { loadDeferred, loadDeferredAboveFold } from '#src/shared/lazy/lazy-component.tsx';

const networkError = new TypeError('error loading dynamically imported module: https://golf.example/assets/part.js');

type CounterProps = { label: string };

/** A component that counts clicks and holds typed text. */
function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  const [kind, setKind] = useState('a');
  const [sent, setSent] = useState('');
  return (
    <form aria-label={label}>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        {count}번
      </button>
      <input aria-label="이름" value={text} onChange={(event) => setText(event.target.value)} />
      <select aria-label="종류" value={kind} onChange={(event) => setKind(event.target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <output>{`${text} ${kind}`}</output>
      <button type="button" onClick={() => setSent(`${text} ${kind}`)}>
        보내기
      </button>
      <p>보낸 것: {sent}</p>
    </form>
  );
}

function Page({ Island }: { Island: ComponentType<CounterProps> }) {
  const [label, setLabel] = useState('처음');
  return (
    <>
      <button onClick={() => setLabel('다음')}>바꾸기</button>
      <Island label={label} />
    </>
  );
}

let root: HTMLElement;
let reactRoot: Root;

beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
});
afterEach(() => {
  act(() => reactRoot?.unmount());
});

/** Hydrates the server-rendered page with an island whose chunk loads on command. */
async function hydratePage(beforeHydration: () => void = () => undefined) {
  const ServerRendered = deferHydration('counter', () => Promise.resolve(Counter));
  await loadDeferred();
  root.innerHTML = renderToString(<Page Island={ServerRendered} />);
  const loads: ((outcome?: unknown) => void)[] = [];
  const Island = deferHydration<CounterProps>(
    'counter',
    () => new Promise((resolve, reject) => loads.push((error) => (error === undefined ? resolve(Counter) : reject(error)))),
  );
  const eventReplay = createEventReplay(root);
  replayIslands(root, eventReplay);
  beforeHydration();
  eventReplay.stopCapturing();
  await act(async () => {
    reactRoot = hydrateRoot(root, <Page Island={Island} />);
  });
  eventReplay.replay(root);
  reportInteractions(eventReplay);
  const loadIsland = (outcome?: unknown) => act(async () => loads.shift()?.(outcome));
  return { loadIsland, loads };
}

const counter = () => screen.getByRole('button', { name: /번$/ });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
function typeAndChoose(): void {
  const name = screen.getByRole<HTMLInputElement>('textbox');
  name.value = '김하늘';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  const kind = screen.getByRole<HTMLSelectElement>('combobox');
  kind.value = 'b';
  kind.dispatchEvent(new Event('change', { bubbles: true }));
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(5_000));

test('a control of a deferred part that is pressed shows at once that the press is being answered', async () => {
  const { loadIsland } = await hydratePage();
  const isBusy = () => counter().getAttribute('aria-busy');
  await press('0번');
  expect([isBusy(), counter().textContent]).toEqual(['true', '0번']);
  await loadIsland();
  await vi.waitFor(() => expect([isBusy(), counter().textContent]).toEqual([null, '1번']));
});

test('a page rendered on the client loads its deferred parts first, but none below the fold', async () => {
  const loaded: string[] = [];
  const load = (name: string) => async () => {
    loaded.push(name);
    return Counter;
  };
  deferHydration('search', load('search'));
  deferHydration('footer', load('footer'), { isBelowFold: true });
  await loadDeferredAboveFold();
  const first = [...loaded];
  await loadDeferred();
  expect([first, loaded]).toEqual([['search'], ['search', 'footer']]);
});

describe('a deferred island', () => {
  test('retains its server HTML while props change, and applies them once it is loaded', async () => {
    const { loadIsland } = await hydratePage();
    const form = screen.getByRole('form');
    await press('바꾸기');
    const before = form.getAttribute('aria-label');
    await loadIsland();
    expect([before, form.isConnected, form.getAttribute('aria-label'), document.querySelector('[data-deferred]')]).toEqual(['처음', true, '다음', null]);
  });

  test('replays earlier events, once each: those before and after the hydration of the page', async () => {
    vi.useFakeTimers();
    const { loadIsland } = await hydratePage(() => counter().click());
    await act(async () => counter().click());
    typeAndChoose();
    await loadIsland();
    await settle();
    expect([counter().textContent, screen.getByRole('status').textContent]).toEqual(['2번', '김하늘 b']);
    await act(async () => counter().click());
    expect(counter().textContent).toBe('3번');
  });

  test('sends input typed and chosen before it, even if the press happens during hydration', async () => {
    vi.useFakeTimers();
    const { loadIsland } = await hydratePage();
    typeAndChoose();
    root.addEventListener(hydratedEvent, () => queueMicrotask(() => screen.getByRole('button', { name: '보내기' }).click()));
    await loadIsland();
    expect(screen.getByText(/^보낸 것/).textContent).toBe('보낸 것: 김하늘 b');
  });

  test('replays once a press that begins before it is loaded and ends after', async () => {
    vi.useFakeTimers();
    const { loadIsland } = await hydratePage();
    await act(async () => counter().dispatchEvent(new Event('pointerdown', { bubbles: true })));
    await loadIsland();
    await act(async () => counter().click());
    await settle();
    // The listener of the hydrated button receives the original click and the replayed one.
    expect(counter().textContent).toBe('2번');
  });

  test('that fails to load is retried every 5 seconds, and shows a message once the user waits for it', async () => {
    vi.useFakeTimers();
    const { loadIsland, loads } = await hydratePage();
    await loadIsland(networkError);
    const beforeClick = failedChunk.getSnapshot();
    await act(async () => counter().click());
    const afterClick = failedChunk.getSnapshot();
    await settle();
    await loadIsland();
    await settle();
    expect([beforeClick, afterClick, loads.length, failedChunk.getSnapshot(), counter().textContent]).toEqual([null, 'network', 0, null, '1번']);
  });

  test('that was waited for before the page hydrated shows the message', async () => {
    const { loadIsland } = await hydratePage(() => counter().click());
    await loadIsland(networkError);
    expect(failedChunk.getSnapshot()).toBe('network');
  });

  test('that throws is an unexpected error, and its server HTML stays', async () => {
    vi.useFakeTimers();
    const { loadIsland } = await hydratePage(() => counter().click());
    await loadIsland(new TypeError('part is not a function'));
    await expect(vi.advanceTimersByTimeAsync(60_000)).rejects.toThrow('part is not a function');
    expect([failedChunk.getSnapshot(), counter().textContent]).toEqual(['error', '0번']);
  });

  test('that is unmounted is retried no more', async () => {
    const { loadIsland } = await hydratePage(() => counter().click());
    await loadIsland(networkError);
    act(() => reactRoot.unmount());
    expect(failedChunk.getSnapshot()).toBeNull();
  });
});
