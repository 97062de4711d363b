import { useQuery } from '@tanstack/react-query';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { forecastQuery } from '#src/api/club-content.ts';
import { PageEnd } from '#src/ui/foundation/layout.ts';
import { useNearViewport } from '#src/ui/hooks/use-near-viewport.ts';
import { ForecastScreen, type ForecastScreenProps } from './ForecastScreen.tsx';

type ForecastProps = Pick<ForecastScreenProps, 'today' | 'number'> & { club: ClubKey };

/**
 * The weather at a club, fetched by the browser once it is near the viewport: a page never waits for the weather
 * service.
 */
export function Forecast({ club, today, number }: ForecastProps) {
  const client = useClient();
  const [end, isNear] = useNearViewport<HTMLDivElement>(false);
  const { data, isError } = useQuery({ ...forecastQuery(client, club), enabled: isNear });
  return (
    <PageEnd ref={end}>
      <ForecastScreen forecast={isError ? null : data} today={today} number={number} />
    </PageEnd>
  );
}
