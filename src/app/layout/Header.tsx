import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { clubCoursePath, loginPath, paths } from '#contract/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { LinkText } from '#src/ui/LinkText.tsx';
import { SiteHeader } from '#src/ui/SiteHeader.tsx';
import { usePresence, useSession } from '../session-context.tsx';
import { wordmarkOf } from './brand.ts';
import { MemberMenu } from './MemberMenu.tsx';

const menu = [
  { href: paths.overview, label: '소개', section: '/about' },
  { href: clubCoursePath('oakhills'), label: '골프 클럽', section: '/oakhills' },
  { href: paths.drivingRange, label: '드라이빙 레인지', section: paths.drivingRange },
  { href: paths.specialOffers, label: '스페셜 오퍼', section: paths.specialOffers },
  { href: paths.membership, label: '멤버십', section: paths.membership },
  { href: paths.notices, label: '소식', section: paths.notices },
];

export function Header({ variant }: { variant: 'over' | 'solid' }) {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const session = useSession();
  const isMember = usePresence() === 'member';
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const navigation = menu.map(({ section, ...item }) => ({ ...item, isCurrent: pathname.startsWith(section) }));
  return (
    <SiteHeader
      variant={variant}
      wordmark={wordmarkOf(setting)}
      navigation={navigation}
      utilities={
        <>
          {isMember ? <MemberMenu /> : <LinkText href={loginPath(here)}>로그인</LinkText>}
          {setting && (
            <LinkText href={setting.resortUrl} isExternal data-wide="">
              리조트
            </LinkText>
          )}
          {isMember && setting ? (
            <ButtonLink href={setting.reservationUrl} size="small" variant={variant === 'over' ? 'light' : 'primary'} isExternal data-wide="">
              골프 예약
            </ButtonLink>
          ) : (
            <Button size="small" variant={variant === 'over' ? 'light' : 'primary'} data-wide="" onPress={() => session.send({ type: 'login.required', path: here })}>
              골프 예약
            </Button>
          )}
        </>
      }
    />
  );
}
