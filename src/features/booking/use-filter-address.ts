import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Day } from '#contract/calendar.ts';
import type { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { isSameFilter, readFilter, writeFilter } from './filter-search.ts';

/** Marks an entry of the history as written here. */
const mark = { isFilterWritten: true } as const;

/**
 * Keeps filter and address alike: a filter that is applied gets an entry in the history; an entry that was come back to, or that
 * a link led to, gives its filter. Answers whether they are alike, and the list is there.
 */
export function useFilterAddress(actor: ActorRefFrom<typeof bookingHistoryMachine>, today: Day): boolean {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  // Of two filters in quick succession, the entry of the first may show itself when the second holds already.
  const isOwn = useNavigationType() !== NavigationType.Pop && isMarked(state);
  const isLoaded = useSelector(actor, (snapshot) => !snapshot.matches('loading'));
  const isAlike = useSelector(actor, ({ context }) => isSameFilter(context.filter, readFilter(new URLSearchParams(search), today), today));
  useEffect(() => {
    const named = readFilter(new URLSearchParams(search), today);
    if (!isOwn && !isSameFilter(actor.getSnapshot().context.filter, named, today)) actor.send({ type: 'filter.restored', filter: named });
    const { unsubscribe } = actor.on('filter.applied', ({ filter }) => {
      void navigate({ pathname, search: writeFilter(filter, today).toString() }, { replace: isSameFilter(filter, named, today), state: mark });
    });
    return unsubscribe;
  }, [actor, today, navigate, pathname, search, isOwn]);
  return isAlike && isLoaded;
}

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isFilterWritten' in state;
