import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { publication as readPublication, type PublicationDetail } from '#contract/staff/publication.ts';
import { useStaffClient } from '../../api/client-context.tsx';

const intervalMs = 3_000;
/** Each call extends the session, which has to end at an empty desk even if the job of the server fails. */
const maxCalls = 20;
const longestTimerMs = 2 ** 31 - 1;

type DueWatchProps = { publication: PublicationDetail; onChange: (changed: PublicationDetail) => void };

/** Reports that a publication has changed by itself: its time has come, and the server has published or ended it. */
export function DueWatch({ publication, onChange }: DueWatchProps) {
  const client = useStaffClient();
  const { id, version } = publication;
  const dueAt = dueAtOf(publication);
  const { data } = useQuery({
    queryKey: [readPublication.id, id, version],
    queryFn: ({ signal }) => client(readPublication, { params: { id }, signal }),
    enabled: dueAt !== null,
    initialData: publication,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state: { dataUpdateCount, errorUpdateCount } }) =>
      dataUpdateCount + errorUpdateCount < maxCalls &&
      Math.min(Math.max((dueAt ?? 0) - Date.now(), intervalMs), longestTimerMs),
  });
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (data.version !== version) report(data);
  }, [data, version]);
  return null;
}

/** Returns when the server will change it; null if it will not. */
function dueAtOf({ state, publishAt, endAt }: PublicationDetail): number | null {
  if (state === 'scheduled') return publishAt === null ? 0 : Date.parse(publishAt);
  return state === 'published' && endAt !== null ? Date.parse(endAt) : null;
}
