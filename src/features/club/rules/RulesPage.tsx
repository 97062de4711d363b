import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { deferHydration } from '#src/shared/lazy/deferred-hydration.tsx';
import { useHashTarget } from '#src/shared/served-html/use-hash-target.ts';

const Rules = deferHydration('Rules', async () => (await import('./Rules.tsx')).Rules);

/** /{oakhills|oakvalley}/terms-of-club: the rules of the members' clubs, a fixed text. */
export function RulesPage({ club }: { club: 'oakhills' | 'oakvalley' }) {
  useHashTarget(true);
  return (
    <ClubPage club={club} page="terms-of-club">
      <Rules club={club} />
    </ClubPage>
  );
}
