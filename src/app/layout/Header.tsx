import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import type { Flow } from '#src/shared/flow/lazy-actor.ts';
import { useStoreSnapshot } from '#src/lib/use-store-snapshot.ts';
import { LazyRegion } from '#src/shared/lazy/LazyRegion.tsx';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { WaitingNotice } from '#src/shared/lazy/WaitingNotice.tsx';
import { whenIdle } from '#src/lib/when-idle.ts';
import { MainMenu } from '#src/ui/frame/MainMenu.tsx';
import { SiteHeader, type SiteHeaderProps } from '#src/ui/frame/SiteHeader.tsx';
import { wordmarkOf } from './brand.ts';
import { isPhoneLayout, loadDesktop, loadMenus, loadSheet } from './load-menus.ts';
import { menuEntries, sectionOf } from './menu-entries.ts';
import { siteMenuView } from './site-menu-view.ts';
import { useScrolled } from './use-scrolled.ts';
import { useSiteMenuClosing } from './use-site-menu-closing.ts';
import { HeaderUtilities } from './Utilities.tsx';

const SubMenu = lazyComponent('SubMenu', async () => (await loadDesktop()).SubMenu, WaitingNotice);
const FullMenuScreen = lazyComponent('FullMenuScreen', async () => (await loadDesktop()).FullMenuScreen, WaitingNotice);
const SheetMenu = lazyComponent('SheetMenu', async () => (await loadSheet()).SheetMenu, WaitingNotice);

export type HeaderProps = { actor: Flow<typeof siteMenuMachine>; variant: 'over' | 'solid' };

/** The header and its menus; the menus' contents are prefetched on idle or on intent. */
export function Header({ actor, variant }: HeaderProps) {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const { pathname: path } = useLocation();
  const view = siteMenuView(useStoreSnapshot(actor), path);
  const currentSection = sectionOf(path);
  const menu = { actor, view, path };
  useSiteMenuClosing(actor, path);
  useEffect(() => whenIdle(() => void loadMenus()), []);
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
            <LazyRegion path={path}>
              <SubMenu {...menu} />
            </LazyRegion>
          </MainMenu>
        }
        isMenuOpen={view.isFullMenuSeen || view.isSheetSeen}
        onMenu={() => actor.send({ type: 'burger.pressed', isHandheld: isPhoneLayout(), path, section: currentSection ?? 'clubs' })}
        onMenuIntent={() => void loadMenus()}
        utilities={<HeaderUtilities />}
      />
      <LazyRegion path={path}>
        {view.isFullMenuSeen && <FullMenuScreen {...menu} />}
        {view.isSheetSeen && <SheetMenu {...menu} />}
      </LazyRegion>
    </>
  );
}

/** The header with an opaque background once the page is scrolled or a submenu is open. Its children are not re-rendered by scrolling. */
function RaisingHeader({ isUnderMenu, ...header }: Omit<SiteHeaderProps, 'isRaised' | 'isLoose'> & { isUnderMenu: boolean }) {
  const isScrolled = useScrolled();
  return <SiteHeader {...header} isRaised={isScrolled === true || isUnderMenu} isLoose={isScrolled === null} />;
}
