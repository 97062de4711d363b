import type { AnyEventObject } from 'xstate';
import { modalTransitionMs, subMenuGraceMs } from '#contract/site/frame-limits.ts';
import { siteMenuFlow } from '#tests/model/site-menu.flow.ts';
import { describeBrowserPaths } from './lib/describe-browser-paths.ts';
import { goBackTo } from './lib/go-back-to.ts';
import { openRecorded } from './lib/recorded.ts';
import type { BrowserStage, Gestures } from './lib/stage.ts';
import { stopClock } from './lib/stop-clock.ts';

const names: Record<string, string> = { clubs: '골프 클럽', news: '소식' };
/** Two pages in the section `clubs`: a menu on one of them has a link to the same path. */
const here = '/seongmunan/guest-information';
const elsewhere = '/seongmunan/facilities';
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/**
 * A link to the same page is followed if the focus is among the links, or in the full menu; a closing menu cannot be used. A pointer that is on a menu
 * leaves it before the layout changes.
 */
const onScreen: typeof siteMenuFlow = {
  ...siteMenuFlow,
  isEventPossible: (state, event) =>
    (siteMenuFlow.isEventPossible?.(state, event) ?? true) &&
    (event.type !== 'link.followed' || (state.context.section === 'clubs' && (state.matches({ subMenu: 'entered' }) || state.matches({ fullMenu: 'open' })))) &&
    (event.type !== 'layout.changed' || !state.matches({ subMenu: 'hovered' })),
};

/** A phone has no menu bar, and its menu is a sheet. */
const isOnPhone = ({ type, ...event }: AnyEventObject) => !/^(entry|pointer|panel|focus|layout)\.|subMenu|fullMenu/.test(type) && event['isHandheld'] !== false;

await describeBrowserPaths(onScreen, inClubs, isOnPhone);

/** Clicks entries as voice control does, which moves neither pointer nor focus. */
async function inClubs({ page, person }: BrowserStage): Promise<Gestures> {
  await page.clock.install();
  await openRecorded(page, here);
  const banner = page.getByRole('banner');
  const bar = banner.getByRole('navigation', { name: '주 메뉴' });
  const dialog = page.getByRole('dialog');
  const entry = (section: string) => bar.getByRole('button', { name: names[section] ?? '' });
  const inDialog = (section: string) => dialog.getByRole('button', { name: names[section] ?? '' });
  const open = bar.getByRole('button', { expanded: true });
  const firstLink = bar.getByRole('link').first();
  const away = () => page.mouse.move(0, 0);
  const pathname = () => new URL(page.url()).pathname;
  return {
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
      // A click would move the focus out of an open menu first, which closes it.
      await ((await open.count()) > 0 ? burger.dispatchEvent('click') : burger.click());
    },
    'section.chosen': ({ section }) => inDialog(section).hover(),
    'section.toggled': ({ section }) => inDialog(section).click(),
    async 'menu.dismissed'() {
      if ((await open.count()) > 0) return page.keyboard.press('Escape');
      const close = page.getByRole('button', { name: '메뉴 닫기' });
      await close.waitFor();
      await stopClock(page);
      await close.click();
    },
    'link.followed': () => bar.or(dialog).locator(`a[href="${pathname()}"]`).press('Enter'),
    'page.changed': () => goBackTo(page, pathname() === here ? elsewhere : here),
    'layout.changed': () => page.setViewportSize(isPhone() ? desktop : phone),
    'xstate.after.subMenuGrace.siteMenu.subMenu.leaving': () => page.clock.runFor(subMenuGraceMs),
    'xstate.after.modalTransition.siteMenu.fullMenu.closing': () => page.clock.runFor(modalTransitionMs),
    'xstate.after.modalTransition.siteMenu.sheet.closing': () => page.clock.runFor(modalTransitionMs),
  };

  /** Changes the layout while no page is open, as it would be an event. */
  async function beginAt(size: typeof phone) {
    if (isPhone() === (size === phone)) return;
    await page.goto('about:blank');
    await page.setViewportSize(size);
    await openRecorded(page, here);
  }

  function isPhone(): boolean {
    return (page.viewportSize()?.width ?? 0) <= phone.width;
  }
}
