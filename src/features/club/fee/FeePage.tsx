import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInKorea } from '#contract/day.ts';
import type { ClubKey } from '#contract/site-paths.ts';
import { feesQuery } from '#src/api/club-content.ts';
import { useClient } from '#src/api/client-context.tsx';
import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { fetchedOf } from '#src/shared/fetched/fetched-of.ts';
import { useHashPart } from '#src/shared/served-html/use-hash-part.ts';
import { clubFees } from './club-fees.ts';
import { FeeScreen } from './FeeScreen.tsx';
import { useChoice } from './use-choice.ts';

/** /{club}/fee-information: the fee tables and the calculator. */
export function FeePage({ club }: { club: ClubKey }) {
  const items = useQuery(feesQuery(useClient(), club));
  const fees = clubFees[club];
  const [month] = useState(() => Number(dayInKorea(new Date()).slice(5, 7)));
  const [choice, choose] = useChoice(fees, month);
  useHashPart(items.data !== undefined);
  return (
    <ClubPage club={club} page="fee-information">
      <FeeScreen items={fetchedOf(items)} fees={fees} choice={choice} onChange={choose} />
    </ClubPage>
  );
}
