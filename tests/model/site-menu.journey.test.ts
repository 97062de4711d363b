import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { journeyOf } from './lib/journey.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const start = () => journeyOf(siteMenuMachine, undefined);
const hover = (section: string) => ({ type: 'entry.hovered', section }) as const;
const pressed = (section: string) => ({ type: 'entry.pressed', section }) as const;
const burger = (isHandheld: boolean) => ({ type: 'burger.pressed', isHandheld, path: '/notice', section: 'news' }) as const;

function after(...events: Parameters<ReturnType<typeof start>['send']>[0][]) {
  const journey = start();
  events.forEach((event) => journey.send(event));
  return journey;
}

const shown = (journey: ReturnType<typeof start>) => [journey.value(), journey.context().section];

test('hover opens a sub-menu, and the next entry takes its place', () => {
  expect([shown(after(hover('about'))), shown(after(hover('about'), hover('clubs')))]).toEqual([
    [{ subMenu: 'hovered' }, 'about'],
    [{ subMenu: 'hovered' }, 'clubs'],
  ]);
});

test('a pointer that leaves and comes back within 250 ms finds it open; one that stays away does not', () => {
  const journey = after(hover('clubs'), { type: 'pointer.left' });
  vi.advanceTimersByTime(249);
  journey.send({ type: 'pointer.returned' });
  vi.advanceTimersByTime(1_000);
  expect(shown(journey)).toEqual([{ subMenu: 'hovered' }, 'clubs']);
  journey.send({ type: 'pointer.left' });
  vi.advanceTimersByTime(250);
  expect(shown(journey)).toEqual(['closed', null]);
});

test('a press pins it: the pointer may leave, the second press closes', () => {
  const journey = after(hover('clubs'), pressed('clubs'), { type: 'pointer.left' });
  vi.advanceTimersByTime(1_000);
  expect(shown(journey)).toEqual([{ subMenu: 'pinned' }, 'clubs']);
  journey.send(pressed('clubs'));
  expect(shown(journey)).toEqual(['closed', null]);
});

test('while the focus is among its links, no pointer changes or closes it', () => {
  const journey = after(pressed('clubs'), { type: 'panel.focused' }, hover('news'), { type: 'pointer.left' });
  vi.advanceTimersByTime(1_000);
  expect(shown(journey)).toEqual([{ subMenu: 'entered' }, 'clubs']);
});

test('the focus that goes on past it closes it', () => {
  expect(shown(after({ type: 'entry.entered', section: 'clubs' }, { type: 'focus.left' }))).toEqual(['closed', null]);
});

test('the burger opens the full menu at the section of the page, the sheet in the mobile layout', () => {
  expect([after(burger(false)), after(burger(true))].map((journey) => [...shown(journey), journey.context().path])).toEqual([
    [{ fullMenu: 'open' }, 'news', '/notice'],
    [{ sheet: 'open' }, 'news', '/notice'],
  ]);
});

test('both close within 300 ms, and not at once', () => {
  for (const isHandheld of [false, true]) {
    const journey = after(burger(isHandheld), { type: 'menu.dismissed' });
    vi.advanceTimersByTime(299);
    expect(journey.value()).toEqual({ [isHandheld ? 'sheet' : 'fullMenu']: 'closing' });
    vi.advanceTimersByTime(1);
    expect(shown(journey)).toEqual(['closed', null]);
  }
});

test('the sheet unfolds one section at a time, and folds the one that is open', () => {
  const journey = after(burger(true), { type: 'section.toggled', section: 'about' });
  expect(shown(journey)).toEqual([{ sheet: 'open' }, 'about']);
  journey.send({ type: 'section.toggled', section: 'about' });
  expect(shown(journey)).toEqual([{ sheet: 'open' }, null]);
});
