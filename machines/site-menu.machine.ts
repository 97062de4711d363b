import { assign, setup } from 'xstate';
import { modalTransitionMs, subMenuGraceMs } from '#contract/site/frame-limits.ts';

type Section = { section: string };

export type SiteMenuEvent =
  /** The pointer hovers over a main entry; never sent for touch. */
  | ({ type: 'entry.hovered' } & Section)
  /** By key, touch or mouse press. */
  | ({ type: 'entry.pressed' } & Section)
  /** By a key that moves the focus straight into the sub-menu. */
  | ({ type: 'entry.entered' } & Section)
  | { type: 'pointer.left' }
  | { type: 'pointer.returned' }
  | { type: 'panel.focused' }
  | { type: 'focus.left' }
  /** `path` is the page on which the menu was opened. */
  | ({ type: 'burger.pressed'; isHandheld: boolean; path: string } & Section)
  /** Another section of the full menu was selected. */
  | ({ type: 'section.chosen' } & Section)
  /** A section of the sheet was expanded or collapsed. */
  | ({ type: 'section.toggled' } & Section)
  /** By Escape, a press outside, or the close button. */
  | { type: 'menu.dismissed' }
  | { type: 'link.followed' }
  | { type: 'page.changed' }
  | { type: 'layout.changed' };

type Context = { section: string | null; path: string };

/**
 * The site's menus, spec 000 §2 and §4: sub-menus under the main entries, a full-screen menu, and the sheet of the
 * mobile layout; only one is open at a time. A sub-menu opened by hovering closes a moment after the pointer has left;
 * one opened by a press or a key stays open for keyboard users.
 */
export const siteMenuMachine = setup({
  types: { context: {} as Context, events: {} as SiteMenuEvent },
  delays: { subMenuGrace: subMenuGraceMs, modalTransition: modalTransitionMs },
  guards: {
    isHandheld: (_, { isHandheld }: { isHandheld: boolean }) => isHandheld,
    isOpen: ({ context }, { section }: Section) => context.section === section,
  },
  actions: {
    open: assign({ section: (_, { section }: Section) => section }),
    collapse: assign({ section: null }),
    setPath: assign({ path: (_, { path }: { path: string }) => path }),
  },
}).createMachine({
  id: 'siteMenu',
  context: { section: null, path: '' },
  initial: 'closed',
  on: {
    'burger.pressed': [
      {
        guard: { type: 'isHandheld', params: ({ event }) => event },
        target: '.sheet',
        actions: [
          { type: 'open', params: ({ event }) => event },
          { type: 'setPath', params: ({ event }) => event },
        ],
      },
      {
        target: '.fullMenu',
        actions: [
          { type: 'open', params: ({ event }) => event },
          { type: 'setPath', params: ({ event }) => event },
        ],
      },
    ],
    'link.followed': '.closed',
    'page.changed': '.closed',
    'layout.changed': '.closed',
  },
  states: {
    closed: {
      entry: 'collapse',
      on: {
        'entry.hovered': { target: 'subMenu.hovered', actions: { type: 'open', params: ({ event }) => event } },
        'entry.pressed': { target: 'subMenu.pinned', actions: { type: 'open', params: ({ event }) => event } },
        'entry.entered': { target: 'subMenu.entered', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    subMenu: {
      initial: 'hovered',
      on: {
        'entry.entered': { target: '.entered', actions: { type: 'open', params: ({ event }) => event } },
        'menu.dismissed': 'closed',
      },
      states: {
        hovered: {
          on: {
            'entry.hovered': { actions: { type: 'open', params: ({ event }) => event } },
            'entry.pressed': { target: 'pinned', actions: { type: 'open', params: ({ event }) => event } },
            'pointer.left': 'leaving',
            'panel.focused': 'entered',
          },
        },
        leaving: {
          after: { subMenuGrace: '#siteMenu.closed' },
          on: {
            'entry.pressed': { target: 'pinned', actions: { type: 'open', params: ({ event }) => event } },
            'pointer.returned': 'hovered',
            'panel.focused': 'entered',
          },
        },
        pinned: {
          on: {
            'entry.hovered': { actions: { type: 'open', params: ({ event }) => event } },
            'entry.pressed': [
              { guard: { type: 'isOpen', params: ({ event }) => event }, target: '#siteMenu.closed' },
              { actions: { type: 'open', params: ({ event }) => event } },
            ],
            'panel.focused': 'entered',
            'focus.left': '#siteMenu.closed',
          },
        },
        /** The focus is on a link of the sub-menu: moving the pointer does not close it. */
        entered: {
          on: {
            'entry.pressed': [
              { guard: { type: 'isOpen', params: ({ event }) => event }, target: '#siteMenu.closed' },
              { target: 'pinned', actions: { type: 'open', params: ({ event }) => event } },
            ],
            'focus.left': '#siteMenu.closed',
          },
        },
      },
    },
    fullMenu: {
      initial: 'open',
      states: {
        open: {
          on: {
            'section.chosen': { actions: { type: 'open', params: ({ event }) => event } },
            'menu.dismissed': 'closing',
          },
        },
        closing: { after: { modalTransition: '#siteMenu.closed' } },
      },
    },
    sheet: {
      initial: 'open',
      states: {
        open: {
          on: {
            'section.toggled': [
              { guard: { type: 'isOpen', params: ({ event }) => event }, actions: 'collapse' },
              { actions: { type: 'open', params: ({ event }) => event } },
            ],
            'menu.dismissed': 'closing',
          },
        },
        closing: { after: { modalTransition: '#siteMenu.closed' } },
      },
    },
  },
});
