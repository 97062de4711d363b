import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { meQuery } from '#src/api/member.ts';
import { UserMenu } from '#src/ui/UserMenu.tsx';
import { useSession } from '../session-context.tsx';

const items = [
  { href: paths.myPage, label: '나의 회원권' },
  { href: paths.booking, label: '나의 예약' },
  { href: paths.profileEdit, label: '회원정보 수정' },
];

export function MemberMenu() {
  const session = useSession();
  const { data: member } = useQuery(meQuery(useClient()));
  return <UserMenu label={member ? `${member.name} 님` : '회원님'} items={items} logoutLabel="로그아웃" onLogout={() => session.send({ type: 'logout.requested' })} />;
}
