import { useQuery } from '@tanstack/react-query';
import { clubIds } from '#contract/site/club-code.ts';
import type { GolfClub } from '#contract/clubs/club.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { clubsQuery } from '#src/api/clubs.ts';
import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { FacilitiesScreen } from './FacilitiesScreen.tsx';

/** /{club}/facilities: the facilities of the club, and directions. */
export function FacilitiesPage({ club }: { club: ClubKey }) {
  const details = useQuery({ ...clubsQuery(useClient()), select: (all) => clubIn(all, clubIds[club]) });
  return (
    <ClubPage club={club} page="facilities">
      <FacilitiesScreen club={club} details={loadableOf(details)} />
    </ClubPage>
  );
}

/** Throws if the list lacks the club, so that the query fails. */
function clubIn(clubs: readonly GolfClub[], id: number): GolfClub {
  const club = clubs.find((each) => each.id === id);
  if (!club) throw new Error(`There is no club ${id}`);
  return club;
}
