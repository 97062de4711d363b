import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { clubAt, loginPath, paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { operationsQuery } from '#src/api/clubs.ts';
import { settingQuery } from '#src/api/setting.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import type { ButtonLook } from '#src/ui/actions/button-style.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Icon } from '#src/ui/foundation/Icon.tsx';
import { usePresence } from '../session/session-context.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { useReservation } from './use-reservation.ts';

/** The header's right side: the search, the telephone, then login or the member's menu. */
export function HeaderUtilities() {
  const isMember = usePresence() === 'member';
  const { pathname, search } = useLocation();
  return (
    <>
      <LinkText href={paths.search} aria-label="검색" data-wide="">
        <Icon name="search" />
      </LinkText>
      <CallLink path={pathname} />
      {isMember ? <MemberMenu /> : <LinkText href={loginPath(pathname + search)}>로그인</LinkText>}
      <ExternalLinks />
    </>
  );
}

/** Calls the reservation desk of the club in view, or else that of the group. */
function CallLink({ path }: { path: string }) {
  const client = useClient();
  const club = clubAt(path);
  const { data: setting } = useQuery(settingQuery(client));
  const { data: clubs } = useQuery({ ...operationsQuery(client), enabled: club !== undefined });
  const number = clubs?.find(({ key }) => key === club)?.reservationTel ?? setting?.reservationTel;
  return (
    number && (
      <LinkText href={`tel:${number}`} aria-label={`전화 예약 ${number}`} data-wide="">
        <Icon name="phone" />
      </LinkText>
    )
  );
}

/** Links to the external resort and reservation sites. Until the first URL is loaded, its space is reserved. */
export function ExternalLinks() {
  const { data: setting } = useQuery(settingQuery(useClient()));
  return (
    <>
      <LinkText
        href={setting?.resortUrl ?? paths.home}
        isExternal
        data-wide=""
        {...(!setting && { 'data-unknown': '' })}
      >
        리조트
      </LinkText>
      <ReservationButton size="small" variant="adaptive" data-wide="" />
    </>
  );
}

/** Leads to the reservation site; a visitor is asked to log in. */
export function ReservationButton(look: ButtonLook & { 'data-wide'?: string }) {
  const reservation = useReservation();
  return 'href' in reservation ? (
    <ButtonLink {...look} href={reservation.href} isExternal>
      골프 예약
    </ButtonLink>
  ) : (
    <Button {...look} onPress={reservation.onPress}>
      골프 예약
    </Button>
  );
}
