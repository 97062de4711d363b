import type { AnyEventObject } from 'xstate';
import { modalTransitionMs, subMenuGraceMs } from '#contract/site/frame-limits.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { goBackTo } from '../browser/go-back-to.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gesture, Gestures } from '../browser/stage.ts';
import { stopClock } from '../browser/stop-clock.ts';

const names: Record<string, string> = { clubs: '골프 클럽', news: '소식' };
/** Two pages in the section `clubs`: a menu on one of them has a link to the same path. */
const here = '/seongmunan/guest-information';
const elsewhere = '/seongmunan/facilities';
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/**
 * Leaves out what would be another event first. A link to the same page is followed if the focus is among the links, or
 * in the full menu; a closing menu cannot be used. A pointer on a menu leaves it before the layout changes and on its
 * way to the burger button, and each layout has its own burger button. A new page, and a key on another entry, take the
 * focus out of a menu.
 */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible: (state, event) => {
    if (flow.onMachine.isEventPossible?.(state, event) === false) return false;
    const [isHovered, isEntered] = [state.matches({ subMenu: 'hovered' }), state.matches({ subMenu: 'entered' })];
    if (event.type === 'link.followed')
      return state.context.section === 'clubs' && (isEntered || state.matches({ fullMenu: 'open' }));
    if (event.type === 'layout.changed') return !isHovered;
    if (event.type === 'entry.entered') return !isEntered || state.context.section === event.section;
    if (event.type === 'burger.pressed') return state.matches('closed') || (!isHovered && !event.isHandheld);
    return event.type !== 'page.changed' || !isEntered;
  },
};

/** Gestures after which the path moves the clock. */
const stopsClock = new Set(['pointer.left', 'menu.dismissed']);

/** A phone has no menu bar, and its menu is a sheet. */
const isOnPhone = ({ type, ...event }: AnyEventObject) =>
  !/^(entry|pointer|panel|focus|layout)\.|subMenu|fullMenu/.test(type) && event['isHandheld'] !== false;

describeBrowserPaths({ ...flow, onScreen }, inClubs, isOnPhone);

/** Clicks entries as voice control does, which moves neither pointer nor focus. */
async function inClubs({ page, person }: BrowserStage): Promise<Gestures> {
  await page.clock.install();
  await openInspected(page, here);
  const banner = page.getByRole('banner');
  const bar = banner.getByRole('navigation', { name: '주 메뉴' });
  const dialog = page.getByRole('dialog');
  const entry = (section: string) => bar.getByRole('button', { name: names[section] ?? '' });
  const inDialog = (section: string) => dialog.getByRole('button', { name: names[section] ?? '' });
  const open = bar.getByRole('button', { expanded: true });
  const firstLink = bar.getByRole('link').first();
  const away = () => page.mouse.move(0, 0);
  const pathname = () => new URL(page.url()).pathname;
  const gestures: Gestures = {
    /** A pointer that is on the entry already leaves it first, but not its open menu. */
    async 'entry.hovered'({ section }) {
      await beginAt(desktop);
      await ((await open.count()) > 0 ? firstLink.hover() : away());
      await entry(section).hover();
    },
    async 'entry.pressed'({ section }) {
      await beginAt(desktop);
      await entry(section).dispatchEvent('click');
    },
    async 'entry.entered'({ section }) {
      await beginAt(desktop);
      await entry(section).press('ArrowDown');
    },
    async 'pointer.left'() {
      await firstLink.waitFor();
      await stopClock(page);
      await away();
    },
    'pointer.returned': () => firstLink.hover(),
    'panel.focused': () => firstLink.focus(),
    async 'focus.left'() {
      await open.focus();
      await person.loginLink.focus();
    },
    async 'burger.pressed'({ isHandheld }) {
      await beginAt(isHandheld ? phone : desktop);
      const burger = banner.getByRole('button', { name: '전체 메뉴' });
      if ((await open.count()) === 0) return burger.click();
      // Nothing of the full menu is under the pointer, and the focus stays in the open menu.
      await away();
      await burger.dispatchEvent('click');
    },
    async 'section.chosen'({ section }) {
      await away();
      await inDialog(section).hover();
    },
    'section.toggled': ({ section }) => inDialog(section).click(),
    async 'menu.dismissed'() {
      if ((await open.count()) > 0) return page.keyboard.press('Escape');
      const close = page.getByRole('button', { name: '메뉴 닫기' });
      await close.waitFor();
      await stopClock(page);
      await close.click();
    },
    'link.followed': () => bar.or(dialog).locator(`a[href="${pathname()}"]`).dispatchEvent('click'),
    'page.changed': () => goBackTo(page, pathname() === here ? elsewhere : here),
    async 'layout.changed'() {
      await away();
      await page.setViewportSize(isPhone() ? desktop : phone);
    },
    'xstate.after.subMenuGrace.siteMenu.subMenu.leaving': () => page.clock.runFor(subMenuGraceMs),
    'xstate.after.modalTransition.siteMenu.fullMenu.closing': () => page.clock.runFor(modalTransitionMs),
    'xstate.after.modalTransition.siteMenu.sheet.closing': () => page.clock.runFor(modalTransitionMs),
  };
  return Object.fromEntries(
    Object.entries(gestures).map(([type, gesture]) => [type, stopsClock.has(type) ? gesture : thenResume(gesture)]),
  );

  /** While the clock stands still, no page is hydrated and no part of it loaded. */
  function thenResume(gesture: Gesture): Gesture {
    return async (...happening) => {
      await gesture(...happening);
      await page.clock.resume();
    };
  }

  /** Changes the layout while no page is open, as it would be an event. */
  async function beginAt(size: typeof phone) {
    if (isPhone() === (size === phone)) return;
    await page.clock.resume();
    await page.goto('about:blank');
    await page.setViewportSize(size);
    await openInspected(page, here);
  }

  function isPhone(): boolean {
    return (page.viewportSize()?.width ?? 0) <= phone.width;
  }
}
