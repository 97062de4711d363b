import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Day } from '#contract/shared/day.ts';
import type { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { isSameFilter, readFilter, writeFilter } from './filter-search.ts';

/**
 * Synchronises filter and URL: applying a filter adds a history entry; navigating to an entry applies its filter.
 * Returns whether both are equal and the list is loaded.
 */
export function useFilterAddress(actor: ActorRefFrom<typeof bookingHistoryMachine>, today: Day): boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isLoaded = useSelector(actor, (snapshot) => !snapshot.matches('loading'));
  const isInSync = useSelector(actor, ({ context }) =>
    isSameFilter(context.filter, readFilter(new URLSearchParams(search), today), today),
  );
  /** The filter of the latest history entry, which may not be rendered yet. */
  const latestFilter = useRef(actor.getSnapshot().context.filter);
  useEffect(() => {
    const restore = (query: string) => {
      const filter = readFilter(new URLSearchParams(query), today);
      latestFilter.current = filter;
      if (!isSameFilter(actor.getSnapshot().context.filter, filter, today))
        actor.send({ type: 'filter.restored', filter });
    };
    restore(search);
    // Back right after a search: React Router renders in a transition, so the entry that was left may never have been
    // rendered.
    const onPopState = () => window.location.pathname === pathname && restore(window.location.search);
    window.addEventListener('popstate', onPopState);
    const { unsubscribe } = actor.on('filter.applied', ({ filter }) => {
      void navigate(
        { pathname, search: writeFilter(filter, today).toString() },
        { replace: isSameFilter(filter, latestFilter.current, today) },
      );
      latestFilter.current = filter;
    });
    return () => {
      window.removeEventListener('popstate', onPopState);
      unsubscribe();
    };
  }, [actor, today, navigate, pathname, search]);
  return isInSync && isLoaded;
}
