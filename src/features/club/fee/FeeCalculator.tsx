import type { FeeItem } from '#contract/clubs/club-content.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useToday } from '#src/shared/page/use-today.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { clubFees } from './club-fees.ts';
import { FeeComparison } from './FeeComparison.tsx';
import { FeeEstimate } from './FeeEstimate.tsx';
import { useChoice } from './use-choice.ts';

/**
 * Fee calculator, starting with the round in the URL, or else the usual one of this month, and the same round at the
 * other clubs.
 */
export function FeeCalculator({ club, items }: { club: ClubKey; items: readonly FeeItem[] }) {
  const fees = clubFees[club];
  const [choice, choose] = useChoice(fees, Number(useToday().slice(5, 7)));
  return (
    <Stack gap="large">
      <FeeEstimate items={items} fees={fees} choice={choice} onChange={choose} />
      <FeeComparison club={club} choice={choice} />
    </Stack>
  );
}
