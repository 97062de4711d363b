import { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import type { Flow } from '#tools/flows/paths/paths.ts';

const closing = ['link.followed', 'page.changed', 'layout.changed'] as const;

export const siteMenuFlow: Flow<typeof siteMenuMachine> = {
  machine: siteMenuMachine,
  inputs: [undefined],
  cases: {
    events: {
      'entry.hovered': [{ type: 'entry.hovered', section: 'clubs' }],
      'entry.pressed': [{ type: 'entry.pressed', section: 'clubs' }, { type: 'entry.pressed', section: 'news' }],
      'entry.entered': [{ type: 'entry.entered', section: 'clubs' }],
      'pointer.left': [{ type: 'pointer.left' }],
      'pointer.returned': [{ type: 'pointer.returned' }],
      'panel.focused': [{ type: 'panel.focused' }],
      'focus.left': [{ type: 'focus.left' }],
      'burger.pressed': [
        { type: 'burger.pressed', isHandheld: false, path: '/', section: 'clubs' },
        { type: 'burger.pressed', isHandheld: true, path: '/', section: 'clubs' },
      ],
      'section.chosen': [{ type: 'section.chosen', section: 'news' }],
      'section.toggled': [{ type: 'section.toggled', section: 'clubs' }, { type: 'section.toggled', section: 'news' }],
      'menu.dismissed': [{ type: 'menu.dismissed' }],
      'link.followed': [{ type: 'link.followed' }],
      'page.changed': [{ type: 'page.changed' }],
      'layout.changed': [{ type: 'layout.changed' }],
    },
    actors: {},
  },
  contextKey: ({ section }) => section,
  isEventPossible: isPossible,
  properties: {
    'following a link, another page and another layout close any open menu': (steps) => {
      const { event, state } = lastOf(steps);
      const isClosed = state.matches('closed') && state.context.section === null;
      return isClosed || (closing.every((type) => state.can({ type })) && closing.every((type) => type !== event.type));
    },
    'a menu that is dismissed closes': (steps) => {
      const { event, state } = lastOf(steps);
      return event.type !== 'menu.dismissed' || state.matches('closed') || state.matches({ fullMenu: 'closing' }) || state.matches({ sheet: 'closing' });
    },
    'a section is open only in a menu, and each menu except the collapsed sheet has one': (steps) => {
      const { state } = lastOf(steps);
      return state.matches('sheet') || (state.context.section === null) === state.matches('closed');
    },
    'only a sub-menu that the pointer opened closes with the pointer': (steps) =>
      !lastOf(steps).state.matches({ subMenu: 'leaving' }) || steps.at(-2)?.state.matches({ subMenu: 'hovered' }) === true,
  },
};

type Snapshot = Parameters<NonNullable<Flow<typeof siteMenuMachine>['isEventPossible']>>[0];
type Event = Parameters<NonNullable<Flow<typeof siteMenuMachine>['isEventPossible']>>[1];

/** Each layout has its own burger button, a full-screen menu covers it, and links can be followed or left only in an open menu. */
function isPossible(state: Snapshot, { type }: Event): boolean {
  const isCovered = state.matches('fullMenu') || state.matches('sheet');
  if (type === 'burger.pressed') return !isCovered;
  if (type === 'link.followed') return !state.matches('closed');
  return true;
}
