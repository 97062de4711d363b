import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { teeTimeDays } from '#contract/clubs/tee-times.ts';
import type { Day } from '#contract/shared/day.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { teeTimesQuery } from '#src/api/club-content.ts';
import { PageEnd } from '#src/ui/foundation/layout.ts';
import { useNearViewport } from '#src/ui/hooks/use-near-viewport.ts';
import { TeeTimesScreen } from './TeeTimesScreen.tsx';

type TeeTimesProps = { club: ClubKey; today: Day; booking: ReactNode };

/** The tee times of a club, fetched by the browser like the weather, from tomorrow on unless another day is chosen. */
export function TeeTimes({ club, today, booking }: TeeTimesProps) {
  const client = useClient();
  const [chosen, setChosen] = useState<Day | null>(null);
  const days = teeTimeDays(today);
  // A day that was chosen before midnight may be over.
  const day = chosen !== null && days.includes(chosen) ? chosen : (days[1] ?? today);
  const [end, isNear] = useNearViewport<HTMLDivElement>(false);
  const { data, isError } = useQuery({ ...teeTimesQuery(client, club, day), enabled: isNear });
  return (
    <PageEnd ref={end}>
      <TeeTimesScreen teeTimes={isError ? null : data} today={today} day={day} onDay={setChosen} booking={booking} />
    </PageEnd>
  );
}
