import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clubNames } from '#contract/site/club-code.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { brandUrl } from '#src/shared/club/brand-url.ts';
import { PageHead } from '#src/shared/page/PageHead.tsx';
import { BrandScreen } from './BrandScreen.tsx';

/**
 * Redirects to the brand site of a club, as named in the settings. If they name none that is trusted, the page stays
 * and links back.
 */
export function BrandPage({ club }: { club: ClubKey }) {
  const { data: setting, errorUpdateCount, isFetching, refetch } = useQuery(settingQuery(useClient()));
  const isSettled = setting !== undefined || errorUpdateCount > 0;
  const url = isSettled ? brandUrl(club, setting) : undefined;
  useEffect(() => {
    if (url) window.location.replace(url);
  }, [url]);
  return (
    <>
      <PageHead title={`${clubNames[club]} 브랜드`} />
      <BrandScreen club={club} url={url} isRetrying={isFetching} onRetry={() => void refetch()} />
    </>
  );
}
