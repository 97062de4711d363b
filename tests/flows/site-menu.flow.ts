import { siteMenuMachine } from '#machines/site-menu.machine.ts';
import type { Flow } from './lib/paths.ts';

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
  project: ({ section }) => section,
  offers: isPossible,
};

type Snapshot = Parameters<NonNullable<Flow<typeof siteMenuMachine>['offers']>>[0];
type Event = Parameters<NonNullable<Flow<typeof siteMenuMachine>['offers']>>[1];

/** A layout has its own burger, a full-screen menu covers it, and nothing is followed, nor left, where nothing is open. */
function isPossible(state: Snapshot, { type }: Event): boolean {
  const isCovered = state.matches('fullMenu') || state.matches('sheet');
  if (type === 'burger.pressed') return !isCovered;
  if (type === 'link.followed') return !state.matches('closed');
  return true;
}
