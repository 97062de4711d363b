import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const start = () => journeyOf(siteMenuMachine, undefined);
const hover = (section: string) => ({ type: 'entry.hovered', section }) as const;
const pressed = (section: string) => ({ type: 'entry.pressed', section }) as const;
const burger = (isHandheld: boolean) =>
  ({ type: 'burger.pressed', isHandheld, path: '/notice', section: 'news' }) as const;

function after(...events: Parameters<ReturnType<typeof start>['send']>[0][]) {
  const journey = start();
  events.forEach((event) => journey.send(event));
  return journey;
}

const shown = (journey: ReturnType<typeof start>) => [journey.value(), journey.context().section];

test('hover opens a sub-menu, and the next entry replaces it', () => {
  expect([shown(after(hover('about'))), shown(after(hover('about'), hover('clubs')))]).toEqual([
    [{ subMenu: 'hovered' }, 'about'],
    [{ subMenu: 'hovered' }, 'clubs'],
  ]);
});

test('it stays open if the pointer returns within 250 ms, and closes otherwise', () => {
  const journey = after(hover('clubs'), { type: 'pointer.left' });
  vi.advanceTimersByTime(249);
  journey.send({ type: 'pointer.returned' });
  vi.advanceTimersByTime(1_000);
  expect(shown(journey)).toEqual([{ subMenu: 'hovered' }, 'clubs']);
  journey.send({ type: 'pointer.left' });
  vi.advanceTimersByTime(250);
  expect(shown(journey)).toEqual(['closed', null]);
});

test('a click pins it: it stays open when the pointer leaves, and a second click closes it', () => {
  const journey = after(hover('clubs'), pressed('clubs'), { type: 'pointer.left' });
  vi.advanceTimersByTime(1_000);
  expect(shown(journey)).toEqual([{ subMenu: 'pinned' }, 'clubs']);
  journey.send(pressed('clubs'));
  expect(shown(journey)).toEqual(['closed', null]);
});

test('while one of its links has focus, no pointer changes or closes it', () => {
  const journey = after(pressed('clubs'), { type: 'panel.focused' }, hover('news'), { type: 'pointer.left' });
  vi.advanceTimersByTime(1_000);
  expect(shown(journey)).toEqual([{ subMenu: 'entered' }, 'clubs']);
});

test('it closes when the focus leaves it', () => {
  expect(shown(after({ type: 'entry.entered', section: 'clubs' }, { type: 'focus.left' }))).toEqual(['closed', null]);
});

test('the burger opens the full menu at the section of the page, the sheet in the mobile layout', () => {
  expect(
    [after(burger(false)), after(burger(true))].map((journey) => [...shown(journey), journey.context().path]),
  ).toEqual([
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

test('the sheet expands one section at a time, and collapses the open one', () => {
  const journey = after(burger(true), { type: 'section.toggled', section: 'about' });
  expect(shown(journey)).toEqual([{ sheet: 'open' }, 'about']);
  journey.send({ type: 'section.toggled', section: 'about' });
  expect(shown(journey)).toEqual([{ sheet: 'open' }, null]);
});
