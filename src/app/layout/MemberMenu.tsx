import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { meQuery } from '#src/api/member.ts';
import { settingQuery } from '#src/api/setting.ts';
import { called } from '#src/shared/words/called.ts';
import { UserMenu } from '#src/ui/frame/UserMenu.tsx';
import { useSession } from '../session/session-context.tsx';

const pages = [
  { href: paths.myPage, label: '나의 회원권' },
  { href: paths.booking, label: '나의 예약' },
  { href: paths.profileEdit, label: '회원정보 수정' },
];

/** Menu with the member's pages, the reservation site in a new window (spec 001 §1), and logout. */
export function MemberMenu() {
  const session = useSession();
  const client = useClient();
  const { data: member } = useQuery(meQuery(client));
  const { data: setting } = useQuery(settingQuery(client));
  const items = setting ? [...pages, { href: setting.reservationUrl, label: '골프 예약', isExternal: true }] : pages;
  return (
    <UserMenu
      label={called(member?.name)}
      items={items}
      logoutLabel="로그아웃"
      onLogout={() => session.send({ type: 'logout.requested' })}
    />
  );
}
