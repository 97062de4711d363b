// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardStory } from '../../stories/boards/board-story.ts';
import { loadQueue } from '../../stories/boards/load-queue.ts';
import { placeInDiagram } from '../../stories/boards/place-in-diagram.ts';
import { Stack } from '../../stories/boards/Stack.tsx';
import { centred, fitting, scales, zoomed } from '../../stories/diagram/zoom.ts';
import { PanZoom } from '../../stories/diagram/PanZoom.tsx';

type ObserverCallback = (entries: { isIntersecting: boolean }[]) => void;
const callbacks: ObserverCallback[] = [];

beforeEach(() => {
  const Observer = vi.fn(function observer(this: object, callback: ObserverCallback) {
    callbacks.push(callback);
    return { observe: () => undefined, disconnect: () => undefined };
  });
  vi.stubGlobal('IntersectionObserver', Observer);
  Element.prototype.scrollTo = () => undefined;
});

afterEach(() => {
  cleanup();
  callbacks.length = 0;
  vi.unstubAllGlobals();
});

describe('a queue of two loads', () => {
  test('begins the third when one of the first ends, and none that has left', () => {
    const started: string[] = [];
    const queue = loadQueue(2);
    const [end, , cancel] = ['one', 'two', 'three', 'four'].map((name) => queue(() => started.push(name)));
    expect(started).toEqual(['one', 'two']);
    cancel?.();
    end?.();
    expect(started).toEqual(['one', 'two', 'four']);
  });

  test('counts the end of a load once', () => {
    const started: string[] = [];
    const queue = loadQueue(1);
    const [end] = ['one', 'two', 'three'].map((name) => queue(() => started.push(name)));
    end?.();
    end?.();
    expect(started).toEqual(['one', 'two']);
  });
});

describe('the scale of a picture', () => {
  test('shows the whole picture, and does not enlarge a small one', () => {
    expect([
      fitting({ width: 2_000, height: 1_000 }, { width: 500, height: 500 }),
      fitting({ width: 100, height: 100 }, { width: 500, height: 500 }),
    ]).toEqual([0.25, 1]);
  });
  test('ends at its limits', () =>
    expect([zoomed(scales.max, 'in'), zoomed(scales.min, 'out'), zoomed(1, 'in')]).toEqual([
      scales.max,
      scales.min,
      1.25,
    ]));
  test('shows a box in the middle of the viewport', () =>
    expect(centred({ x: 100, y: 200, width: 20, height: 40 }, 2, { width: 100, height: 100 })).toEqual({
      left: 170,
      top: 390,
    }));
});

test('a picture is zoomed by its buttons and by the keys + - 0, but not with Ctrl', () => {
  render(
    <PanZoom label="로그인" size={{ width: 400, height: 400 }} target={{ x: 0, y: 0, width: 10, height: 10 }}>
      <p>상태</p>
    </PanZoom>,
  );
  const view = screen.getByRole('region', { name: '로그인' });
  const zoomLevel = () => screen.getByRole('status').textContent;
  expect(zoomLevel()).toBe('100%');
  fireEvent.click(screen.getByRole('button', { name: '확대' }));
  expect(zoomLevel()).toBe('125%');
  fireEvent.keyDown(view, { key: '+', ctrlKey: true });
  expect(zoomLevel()).toBe('125%');
  fireEvent.keyDown(view, { key: '-' });
  expect(zoomLevel()).toBe('100%');
  fireEvent.keyDown(view, { key: '0' });
  expect(zoomLevel()).toBe('5%');
});

describe('the screens of a state', () => {
  const story = (name: string) => ({
    id: `flows-login--${name}`,
    name,
    states: ['alerting'],
    messages: [],
    width: null,
  });
  const stack = (names: readonly string[]) => (
    <Stack
      state="alerting"
      stories={names.map(story)}
      room={{ x: 0, y: 0, width: 320, height: 280 }}
      width="phone"
      isHere={false}
    />
  );

  test('are shown one at a time, each with a link to its story', () => {
    render(stack(['refused', 'offline']));
    const link = () => screen.getByRole('link').getAttribute('href');
    expect([link(), screen.getByRole('link').textContent]).toEqual(['./?path=/story/flows-login--refused', 'refused']);
    fireEvent.click(screen.getByRole('button', { name: '다음 화면' }));
    expect([link(), screen.getByRole('status').textContent]).toEqual(['./?path=/story/flows-login--offline', '2/2']);
    fireEvent.click(screen.getByRole('button', { name: '다음 화면' }));
    expect(link()).toBe('./?path=/story/flows-login--refused');
  });

  test('load when they are in sight and are removed when they are not, taking neither focus nor pointer', () => {
    const { container } = render(stack(['refused']));
    const frame = () => container.querySelector('iframe');
    expect(frame()).toBeNull();
    act(() => callbacks.forEach((notify) => notify([{ isIntersecting: true }])));
    expect([frame()?.getAttribute('src'), frame()?.hasAttribute('inert')]).toEqual([
      'iframe.html?id=flows-login--refused&viewMode=story&globals=a11y.manual:!true',
      true,
    ]);
    act(() => callbacks.forEach((notify) => notify([{ isIntersecting: false }])));
    expect(frame()).toBeNull();
  });

  test('need no buttons if there is one', () => {
    render(stack(['refused']));
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

test('a story on a board has the states that look like it, and the width that it is made for', () => {
  const story = { id: 'flows-share--open', name: '열림', parameters: { state: 'open' } };
  const shared = { ...story, parameters: { state: 'open', states: ['open', 'copied'], messages: ['복사했습니다.'] } };
  expect([
    boardStory({ ...story, storyGlobals: { viewport: { value: 'phone' } } }),
    boardStory({ ...shared, storyGlobals: { viewport: { value: 'watch' } } }),
  ]).toEqual([
    { id: 'flows-share--open', name: '열림', states: ['open'], messages: [], width: 'phone' },
    { id: 'flows-share--open', name: '열림', states: ['open', 'copied'], messages: ['복사했습니다.'], width: null },
  ]);
});

test('a story leads to its state in the diagram of its flow', () =>
  expect(placeInDiagram('flows-login--alerting', 'locked.alerting')).toBe(
    './?path=/docs/flows-login--docs#locked.alerting',
  ));
