import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { useHashPart } from '#src/shared/served-html/use-hash-part.ts';
import { oakhillsRules } from './oakhills-rules.ts';
import { oakvalleyRules } from './oakvalley-rules.ts';
import { RulesScreen } from './RulesScreen.tsx';

const rules = { oakhills: oakhillsRules, oakvalley: oakvalleyRules } as const;

/** /{oakhills|oakvalley}/terms-of-club: the rules of the members' clubs, a fixed text. */
export function RulesPage({ club }: { club: keyof typeof rules }) {
  useHashPart(true);
  return (
    <ClubPage club={club} page="terms-of-club">
      <RulesScreen rules={rules[club]} />
    </ClubPage>
  );
}
