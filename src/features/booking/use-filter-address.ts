import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Day } from '#contract/shared/day.ts';
import type { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { isSameFilter, readFilter, writeFilter } from './filter-search.ts';

/**
 * Synchronises filter and URL: applying a filter adds a history entry; navigating to an entry applies its filter. Returns whether both are equal and
 * the list is loaded.
 */
export function useFilterAddress(actor: ActorRefFrom<typeof bookingHistoryMachine>, today: Day): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLoaded = useSelector(actor, (snapshot) => !snapshot.matches('loading'));
  const isAlike = useSelector(actor, ({ context }) => isSameFilter(context.filter, readFilter(new URLSearchParams(search), today), today));
  /** The filter in the newest history entry, which may not be rendered yet. */
  const newest = useRef(actor.getSnapshot().context.filter);
  useEffect(() => {
    const restore = (query: string) => {
      const named = readFilter(new URLSearchParams(query), today);
      newest.current = named;
      if (!isSameFilter(actor.getSnapshot().context.filter, named, today)) actor.send({ type: 'filter.restored', filter: named });
    };
    restore(search);
    // Back right after a search: React Router renders in a transition, so the entry that was left may never have been rendered.
    const onPopState = () => window.location.pathname === pathname && restore(window.location.search);
    window.addEventListener('popstate', onPopState);
    const { unsubscribe } = actor.on('filter.applied', ({ filter }) => {
      void navigate({ pathname, search: writeFilter(filter, today).toString() }, { replace: isSameFilter(filter, newest.current, today) });
      newest.current = filter;
    });
    return () => {
      window.removeEventListener('popstate', onPopState);
      unsubscribe();
    };
  }, [actor, today, navigate, pathname, search]);
  return isAlike && isLoaded;
}
