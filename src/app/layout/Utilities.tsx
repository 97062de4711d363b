import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { loginPath, paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { LazyRegion } from '#src/shared/lazy/LazyRegion.tsx';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { usePresence } from '../session/session-context.tsx';
import { useReservation } from './use-reservation.ts';

/** For members only: visitors do not load it. Without it there is a link to the first of its pages. */
const MemberMenu = lazyComponent('MemberMenu', async () => (await import('./MemberMenu.tsx')).MemberMenu, () => <LinkText href={paths.myPage}>마이페이지</LinkText>);

/** The header's right side: login or the member's menu. */
export function HeaderUtilities() {
  const isMember = usePresence() === 'member';
  const { pathname, search } = useLocation();
  return (
    <>
      {isMember ? (
        <LazyRegion>
          <MemberMenu />
        </LazyRegion>
      ) : (
        <LinkText href={loginPath(pathname + search)}>로그인</LinkText>
      )}
      <ExternalLinks />
    </>
  );
}

/** Links to the external resort and reservation sites. Until the first URL is loaded, its space is reserved. */
export function ExternalLinks() {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const reservation = useReservation();
  const look = { size: 'small', variant: 'adaptive', 'data-wide': '' } as const;
  return (
    <>
      <LinkText href={setting?.resortUrl ?? paths.home} isExternal data-wide="" {...(!setting && { 'data-unknown': '' })}>
        리조트
      </LinkText>
      {'href' in reservation ? (
        <ButtonLink {...look} href={reservation.href} isExternal>
          골프 예약
        </ButtonLink>
      ) : (
        <Button {...look} onPress={reservation.onPress}>
          골프 예약
        </Button>
      )}
    </>
  );
}
