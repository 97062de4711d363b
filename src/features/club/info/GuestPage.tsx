import { useQuery } from '@tanstack/react-query';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { guestInfoQuery } from '#src/api/club-content.ts';
import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { GuestScreen } from './GuestScreen.tsx';

/** /{club}/guest-information: what guests need to know before their visit. */
export function GuestPage({ club }: { club: ClubKey }) {
  const items = useQuery(guestInfoQuery(useClient(), club));
  return (
    <ClubPage club={club} page="guest-information">
      <GuestScreen items={loadableOf(items)} />
    </ClubPage>
  );
}
