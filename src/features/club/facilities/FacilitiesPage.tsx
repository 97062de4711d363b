import { useQuery } from '@tanstack/react-query';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { directionsQuery } from '#src/api/club-content.ts';
import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { FacilitiesScreen } from './FacilitiesScreen.tsx';

/** /{club}/facilities: the facilities of the club, and directions. */
export function FacilitiesPage({ club }: { club: ClubKey }) {
  const directions = useQuery(directionsQuery(useClient(), club));
  return (
    <ClubPage club={club} page="facilities">
      <FacilitiesScreen club={club} directions={loadableOf(directions)} />
    </ClubPage>
  );
}
