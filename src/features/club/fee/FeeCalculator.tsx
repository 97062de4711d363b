import { useState } from 'react';
import type { FeeItem } from '#contract/club-content.ts';
import { dayInKorea } from '#contract/day.ts';
import type { ClubKey } from '#contract/site-paths.ts';
import { clubFees } from './club-fees.ts';
import { FeeEstimate } from './FeeEstimate.tsx';
import { useChoice } from './use-choice.ts';

/** What a round would cost, begun from the round that the address names, else from the usual one of this month. */
export function FeeCalculator({ club, items }: { club: ClubKey; items: readonly FeeItem[] }) {
  const fees = clubFees[club];
  const [month] = useState(() => Number(dayInKorea(new Date()).slice(5, 7)));
  const [choice, choose] = useChoice(fees, month);
  return <FeeEstimate items={items} fees={fees} choice={choice} onChange={choose} />;
}
