import { assign, setup } from 'xstate';
import { modalTransition, subMenuGrace } from '#contract/frame-limits.ts';

type Section = { section: string };

export type SiteMenuEvent =
  /** A pointer that hovers, so never a touch, is on a main entry. */
  | ({ type: 'entry.hovered' } & Section)
  /** By key, touch, or a pointer's press. */
  | ({ type: 'entry.pressed' } & Section)
  /** By a key that leads into the sub-menu at once. */
  | ({ type: 'entry.entered' } & Section)
  | { type: 'pointer.left' }
  | { type: 'pointer.returned' }
  | { type: 'panel.focused' }
  | { type: 'focus.left' }
  /** `path` is where it is opened: it belongs to that page. */
  | ({ type: 'burger.pressed'; isHandheld: boolean; path: string } & Section)
  /** Another section of the full menu. */
  | ({ type: 'section.chosen' } & Section)
  /** A section of the sheet, unfolded or folded. */
  | ({ type: 'section.toggled' } & Section)
  /** By Escape, a press outside, or the closing button. */
  | { type: 'menu.dismissed' }
  | { type: 'link.followed' }
  | { type: 'page.changed' }
  | { type: 'layout.changed' };

type Context = { section: string | null; path: string };

/**
 * The site's menus, spec 000 §2 and §4: sub-menus under the main entries, a full-screen menu, the sheet of the mobile layout; one at a time.
 * A sub-menu that a pointer opened goes with the pointer, after a grace; one that was pressed or entered stays for who uses keys.
 */
export const siteMenuMachine = setup({
  types: { context: {} as Context, events: {} as SiteMenuEvent },
  delays: { subMenuGrace, modalTransition },
  guards: {
    isHandheld: (_, { isHandheld }: { isHandheld: boolean }) => isHandheld,
    isOpen: ({ context }, { section }: Section) => context.section === section,
  },
  actions: {
    open: assign({ section: (_, { section }: Section) => section }),
    fold: assign({ section: null }),
    belong: assign({ path: (_, { path }: { path: string }) => path }),
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
        actions: [{ type: 'open', params: ({ event }) => event }, { type: 'belong', params: ({ event }) => event }],
      },
      { target: '.fullMenu', actions: [{ type: 'open', params: ({ event }) => event }, { type: 'belong', params: ({ event }) => event }] },
    ],
    'link.followed': '.closed',
    'page.changed': '.closed',
    'layout.changed': '.closed',
  },
  states: {
    closed: {
      entry: 'fold',
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
        /** The focus is among its links: no pointer takes it away. */
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
              { guard: { type: 'isOpen', params: ({ event }) => event }, actions: 'fold' },
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
