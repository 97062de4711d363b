import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#contract/site-paths.ts';
import { usePresence, useSession } from './session-context.tsx';

/** Pages that need a login: without one, the session says so and leads to the login page. */
export function RequireMember() {
  const session = useSession();
  const presence = usePresence();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => {
    if (presence === 'anonymous') session.send({ type: 'login.required', path });
  }, [session, presence, path]);
  return presence === 'member' ? <Outlet /> : null;
}

/** Account pages: who arrives with a token goes home. A login that happens here leads elsewhere itself. */
export function GuestOnly() {
  const presence = usePresence();
  const [arrivedAs] = useState(presence);
  return arrivedAs === 'member' ? <Navigate to={paths.home} replace /> : <Outlet />;
}
