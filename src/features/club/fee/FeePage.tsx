import { useQuery } from '@tanstack/react-query';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { feesQuery } from '#src/api/club-content.ts';
import { useClient } from '#src/api/client-context.tsx';
import { ClubPage } from '#src/shared/club/ClubPage.tsx';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { useHashTarget } from '#src/shared/served-html/use-hash-target.ts';
import { FeeScreen } from './FeeScreen.tsx';
import { FeeCalculator } from './FeeCalculator.tsx';

/** /{club}/fee-information: the fee tables and the calculator. */
export function FeePage({ club }: { club: ClubKey }) {
  const items = useQuery(feesQuery(useClient(), club));
  useHashTarget(items.data !== undefined);
  return (
    <ClubPage club={club} page="fee-information">
      <FeeScreen
        items={loadableOf(items)}
        calculator={items.data && <FeeCalculator club={club} items={items.data} />}
      />
    </ClubPage>
  );
}
