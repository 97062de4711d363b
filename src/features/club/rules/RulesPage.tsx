import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { useHashTarget } from '#src/shared/served-html/use-hash-target.ts';
import { Rules } from './Rules.tsx';

/** /{oakhills|oakvalley}/terms-of-club: the rules of the members' clubs, a fixed text. */
export function RulesPage({ club }: { club: 'oakhills' | 'oakvalley' }) {
  useHashTarget(true);
  return (
    <ClubPage club={club} page="terms-of-club">
      <Rules club={club} />
    </ClubPage>
  );
}
