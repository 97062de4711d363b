import { useQuery } from '@tanstack/react-query';
import type { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import type { Flow } from '#src/shared/flow/flow.ts';
import { FullMenu } from '#src/ui/frame/FullMenu.tsx';
import { MenuPanel } from '#src/ui/frame/MenuPanel.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { phoneOf, socialOf, wordmarkOf } from './brand.ts';
import { menuEntries } from './menu-entries.ts';
import { sectionIdOf, sectionWith } from './menu-sections.ts';
import type { SiteMenuView } from './site-menu-view.ts';
import { ExternalLinks } from './Utilities.tsx';

export type MenuProps = { actor: Flow<typeof siteMenuMachine>; view: SiteMenuView; path: string };

/** The sub-menu of the section that is open. */
export function SubMenu({ actor, view, path }: MenuProps) {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const { columns, picture } = sectionWith(sectionIdOf(view.section), setting, path);
  return (
    <MenuPanel
      columns={columns}
      picture={picture}
      isEntered={view.isEntered}
      onFocus={() => actor.send({ type: 'panel.focused' })}
      onFollow={() => actor.send({ type: 'link.followed' })}
    />
  );
}

/** The full-screen menu of the desktop layout. */
export function FullMenuScreen({ actor, view, path }: MenuProps) {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const follow = () => actor.send({ type: 'link.followed' });
  const { columns, picture } = sectionWith(sectionIdOf(view.section), setting, path);
  return (
    <FullMenu
      wordmark={wordmarkOf(setting)}
      utilities={
        <>
          <MenuLinks onFollow={follow} />
          <ExternalLinks />
        </>
      }
      isClosing={view.isClosing}
      entries={menuEntries}
      open={view.section}
      columns={columns}
      picture={picture}
      phone={phoneOf(setting)}
      social={socialOf(setting)}
      onChoose={(section) => actor.send({ type: 'section.chosen', section })}
      onFollow={follow}
      onDismiss={() => actor.send({ type: 'menu.dismissed' })}
    />
  );
}
