import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clubNames } from '#contract/site/club-code.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { brandUrl } from '#src/shared/club/brand-url.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { BrandScreen } from './BrandScreen.tsx';

/** Leads to the brand site of a club, which the settings name; stays, and leads back, where they name none that can be trusted. */
export function BrandPage({ club }: { club: ClubKey }) {
  const { data: setting, errorUpdateCount, isFetching, refetch } = useQuery(settingQuery(useClient()));
  const isAnswered = setting !== undefined || errorUpdateCount > 0;
  const address = isAnswered ? brandUrl(club, setting) : undefined;
  useEffect(() => {
    if (address) window.location.replace(address);
  }, [address]);
  return (
    <>
      <PageHead title={`${clubNames[club]} 브랜드`} />
      <BrandScreen club={club} address={address} isRetrying={isFetching} onRetry={() => void refetch()} />
    </>
  );
}
