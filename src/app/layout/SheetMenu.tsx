import { useQuery } from '@tanstack/react-query';
import { messages } from '#contract/shared/messages.ts';
import { useClient } from '#src/api/client-context.tsx';
import { meQuery } from '#src/api/member.ts';
import { settingQuery } from '#src/api/setting.ts';
import { called } from '#src/shared/words/called.ts';
import { MenuSheet } from '#src/ui/frame/MenuSheet.tsx';
import { usePresence } from '../session/session-context.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { socialOf, wordmarkOf } from './brand.ts';
import type { MenuProps } from './DesktopMenus.tsx';
import { menuEntries } from './menu-entries.ts';
import { sectionIdOf, sectionWith } from './menu-sections.ts';
import { Reservation } from './Reservation.tsx';

/** The menu of the mobile layout. */
export function SheetMenu({ actor, view, path }: MenuProps) {
  const client = useClient();
  const { data: setting } = useQuery(settingQuery(client));
  const follow = () => actor.send({ type: 'link.followed' });
  return (
    <MenuSheet
      wordmark={wordmarkOf(setting)}
      isClosing={view.isClosing}
      account={{ text: useGreeting(), actions: <MenuLinks onFollow={follow} /> }}
      entries={menuEntries}
      open={view.section}
      links={sectionWith(sectionIdOf(view.section), setting, path).columns.map(({ href, label, remark }) => ({
        href,
        label,
        isCurrent: href === path,
        ...(remark && { remark }),
      }))}
      onToggle={(section) => actor.send({ type: 'section.toggled', section })}
      onFollow={follow}
      leaving={setting ? [{ href: setting.resortUrl, label: '리조트 사이트', isExternal: true }] : []}
      social={socialOf(setting).filter(({ label }) => label === 'Instagram' || label === 'YouTube')}
      reservation={<Reservation variant="inSheet" />}
      onDismiss={() => actor.send({ type: 'menu.dismissed' })}
    />
  );
}

/** Whether a member is logged in, and the name once it is loaded. */
function useGreeting(): string {
  const isMember = usePresence() === 'member';
  const { data: member } = useQuery({ ...meQuery(useClient()), enabled: isMember });
  if (!isMember) return messages.loginRequired;
  return called(member?.name);
}
