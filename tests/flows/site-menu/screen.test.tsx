import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, expect } from 'vitest';
import type { Actor, AnyEventObject, SnapshotFrom } from 'xstate';
import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { Header } from '#src/app/layout/Header.tsx';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { Site } from '#tests/component/lib/site.tsx';

type State = SnapshotFrom<typeof siteMenuMachine>;

const names: Record<string, string> = { clubs: '골프 클럽', news: '소식' };
const layout = Object.assign(new EventTarget(), { matches: false });
let navigate: NavigateFunction;

beforeEach(() => {
  layout.matches = false;
  window.matchMedia = () => layout as unknown as MediaQueryList;
});

/**
 * On screen: a closing menu cannot be used, a collapsed sheet has no links to pages, and a menu opens on its own page.
 */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible: (state, event) =>
    (flow.onMachine.isEventPossible?.(state, event) ?? true) &&
    !((isClosing(state) || isCollapsed(state)) && event.type === 'link.followed'),
};

const list = () => within(screen.getByRole('banner')).getAllByRole('list')[0] as HTMLElement;
const entry = (section: string) =>
  within(screen.getByRole('banner')).getByRole('button', { name: names[section] as string });
const dialog = () => document.querySelector('dialog');
const inDialog = (section: string) =>
  within(dialog() as HTMLElement).getByRole('button', { name: names[section] as string });
const pageLinks = () => Array.from((dialog()?.querySelector('nav') ?? list()).querySelectorAll('a'));

describeRendered(
  { ...flow, onScreen },
  {
    mount: async (actor) => {
      await Promise.all([import('#src/app/layout/DesktopMenus.tsx'), import('#src/app/layout/SheetMenu.tsx')]);
      renderHeader(actor);
    },
    gestures: {
      'entry.hovered': ({ section }: AnyEventObject) => {
        fireEvent.pointerOut(entry(section), { relatedTarget: list(), pointerType: 'mouse' });
        fireEvent.pointerOut(list(), { relatedTarget: entry(section), pointerType: 'mouse' });
      },
      'entry.pressed': ({ section }: AnyEventObject) => void fireEvent.click(entry(section)),
      'entry.entered': ({ section }: AnyEventObject) => void fireEvent.keyDown(entry(section), { key: 'ArrowDown' }),
      'pointer.left': () => void fireEvent.pointerOut(list(), { relatedTarget: document.body, pointerType: 'mouse' }),
      'pointer.returned': () =>
        void fireEvent.pointerOver(list(), { relatedTarget: document.body, pointerType: 'mouse' }),
      'panel.focused': () => pageLinks()[0]?.focus(),
      'focus.left': () => {
        const opened = within(list()).getByRole('button', { expanded: true });
        if (opened.parentElement?.contains(document.activeElement) !== true) opened.focus();
        screen.getByRole('link', { name: '로그인' }).focus();
      },
      'burger.pressed': ({ isHandheld }: AnyEventObject) => {
        layout.matches = isHandheld;
        fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: '전체 메뉴' }));
      },
      'section.chosen': ({ section }: AnyEventObject) => void fireEvent.click(inDialog(section)),
      'section.toggled': ({ section }: AnyEventObject) => void fireEvent.click(inDialog(section)),
      'menu.dismissed': () =>
        void (dialog()
          ? fireEvent.click(screen.getByRole('button', { name: '메뉴 닫기' }))
          : fireEvent.keyDown(document.body, { key: 'Escape' })),
      'link.followed': () => void fireEvent.click(pageLinks()[0] as HTMLElement),
      'page.changed': () => void navigate('/404'),
      'layout.changed': () => void layout.dispatchEvent(new Event('change')),
    },
    look: ({ state, event }, actor) => {
      expect(shown()).toEqual(expected(state));
      if (event.type === 'page.changed') reopen(actor);
    },
  },
);

function renderHeader(actor: Actor<typeof siteMenuMachine>) {
  render(
    <Site>
      <Routed />
      <Header actor={actor} variant="solid" />
    </Site>,
  );
}

/** Returns to the page that all cases assume, without an event for the machine. */
function reopen(actor: Actor<typeof siteMenuMachine>) {
  cleanup();
  renderHeader(actor);
}

const shown = () => ({
  expanded: expandedIn(list()),
  panel: list().querySelectorAll('a').length > 0,
  screen: dialog() && {
    isFull: screen.queryByText('리조트 사이트') === null,
    isClosing: dialog()?.hasAttribute('inert'),
    expanded: expandedIn(dialog()),
  },
});

function expected(state: State) {
  const isSubMenu = state.matches('subMenu');
  const isFull = state.matches('fullMenu');
  const openNames = state.context.section === null ? [] : [names[state.context.section]];
  return {
    expanded: isSubMenu ? openNames : [],
    panel: isSubMenu,
    screen: isFull || state.matches('sheet') ? { isFull, isClosing: isClosing(state), expanded: openNames } : null,
  };
}

const expandedIn = (element: Element | null) =>
  Array.from(element?.querySelectorAll('button[aria-expanded="true"]') ?? [], ({ textContent }) => textContent);

const isCollapsed = (state: State) => state.matches('sheet') && state.context.section === null;

const isClosing = (state: State) => state.matches({ fullMenu: 'closing' }) || state.matches({ sheet: 'closing' });

function Routed() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return null;
}
