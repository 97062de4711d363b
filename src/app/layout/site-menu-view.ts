import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import type { FlowSnapshot } from '#src/shared/flow/flow.ts';

/** View of the menus on the page of `path`; a full-screen menu belongs to the page it was opened on. */
export function siteMenuView(snapshot: FlowSnapshot<typeof siteMenuMachine>, path: string) {
  const { section, path: openedOn } = snapshot.context;
  const isHere = openedOn === path;
  return {
    section,
    isSubMenuOpen: snapshot.matches('subMenu'),
    isEntered: snapshot.matches({ subMenu: 'entered' }),
    isFullMenuSeen: isHere && snapshot.matches('fullMenu'),
    isSheetSeen: isHere && snapshot.matches('sheet'),
    isClosing: snapshot.matches({ fullMenu: 'closing' }) || snapshot.matches({ sheet: 'closing' }),
  };
}

export type SiteMenuView = ReturnType<typeof siteMenuView>;
