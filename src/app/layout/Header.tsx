import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { earlyMenuId } from '#contract/http/rendered-page.ts';
import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import type { Flow } from '#src/shared/flow/flow.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { MainMenu } from '#src/ui/frame/MainMenu.tsx';
import { SiteHeader, type SiteHeaderProps } from '#src/ui/frame/SiteHeader.tsx';
import { mobileOnly } from '#src/ui/foundation/theme.ts';
import { wordmarkOf } from './brand.ts';
import { FullMenuScreen, SubMenu } from './DesktopMenus.tsx';
import { menuEntries, sectionOf } from './menu-entries.ts';
import { SheetMenu } from './SheetMenu.tsx';
import { siteMenuView } from './site-menu-view.ts';
import { useScrolled } from './use-scrolled.ts';
import { useSiteMenuClosing } from './use-site-menu-closing.ts';
import { HeaderUtilities } from './Utilities.tsx';

export type HeaderProps = { actor: Flow<typeof siteMenuMachine>; variant: 'over' | 'solid' };

/** The header and its menus. */
export function Header({ actor, variant }: HeaderProps) {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const { pathname: path } = useLocation();
  const view = siteMenuView(useStoreSnapshot(actor), path);
  const currentSection = sectionOf(path);
  const menu = { actor, view, path };
  useSiteMenuClosing(actor, path);
  return (
    <>
      <RaisingHeader
        variant={variant}
        isUnderMenu={view.isSubMenuOpen}
        wordmark={wordmarkOf(setting)}
        navigation={
          <MainMenu
            entries={menuEntries.map(({ id, label }) => ({ id, label, isCurrent: id === currentSection }))}
            open={view.isSubMenuOpen ? view.section : null}
            onHover={(section) => actor.send({ type: 'entry.hovered', section })}
            onPress={(section) => actor.send({ type: 'entry.pressed', section })}
            onEnter={(section) => actor.send({ type: 'entry.entered', section })}
            onPointerLeave={() => actor.send({ type: 'pointer.left' })}
            onPointerReturn={() => actor.send({ type: 'pointer.returned' })}
            onFocusLeave={() => actor.send({ type: 'focus.left' })}
            onDismiss={() => actor.send({ type: 'menu.dismissed' })}
          >
            <SubMenu {...menu} />
          </MainMenu>
        }
        earlyMenuId={earlyMenuId}
        isMenuOpen={view.isFullMenuSeen || view.isSheetSeen}
        onMenu={() =>
          actor.send({
            type: 'burger.pressed',
            isHandheld: matchMedia(mobileOnly).matches,
            path,
            section: currentSection ?? 'clubs',
          })
        }
        utilities={<HeaderUtilities />}
      />
      {view.isFullMenuSeen && <FullMenuScreen {...menu} />}
      {view.isSheetSeen && <SheetMenu {...menu} />}
    </>
  );
}

/**
 * The header with an opaque background once the page is scrolled or a submenu is open. Its children are not re-rendered
 * by scrolling.
 */
function RaisingHeader({
  isUnderMenu,
  ...header
}: Omit<SiteHeaderProps, 'isRaised' | 'isLoose'> & { isUnderMenu: boolean }) {
  const isScrolled = useScrolled();
  return <SiteHeader {...header} isRaised={isScrolled === true || isUnderMenu} isLoose={isScrolled === null} />;
}
