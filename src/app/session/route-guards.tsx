import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { meQuery } from '#src/api/member.ts';
import { AccountIdProvider } from '#src/shared/account/account-id.tsx';
import { useMemberPages, usePresence, useSession } from './session-context.tsx';

/**
 * Pages that need a login: without one, the session shows an alert and redirects to the login page. A member who has
 * just withdrawn still sees the confirmation.
 */
export function RequireMember() {
  const session = useSession();
  const presence = usePresence();
  const isShown = useMemberPages();
  const arrivals = useArrivals();
  // What the menu of the header has fetched.
  const { data: member } = useQuery({ ...meQuery(useClient()), enabled: false });
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    if (presence === 'anonymous') session.send({ type: 'login.required', path });
  }, [session, presence, path]);
  return isShown ? (
    <AccountIdProvider value={member?.serviceId ?? null}>
      <Outlet key={arrivals} />
    </AccountIdProvider>
  ) : null;
}

/** Counts logins in other tabs: the page remounts, so that no data of the previous member remain. */
function useArrivals(): number {
  const session = useSession();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const { unsubscribe } = session.on('member.arrivedElsewhere', () => setCount((before) => before + 1));
    return unsubscribe;
  }, [session]);
  return count;
}

/**
 * Account pages: redirects a user who arrives as a member to the home page. Only the arrival counts: a login on the
 * page navigates by itself.
 */
export function GuestOnly() {
  const presence = usePresence();
  const [arrivedAs] = useState(presence);
  return arrivedAs === 'member' ? <Navigate to={paths.home} replace /> : <Outlet />;
}
