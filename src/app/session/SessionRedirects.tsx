import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isGuestPath, isMemberPath, loginPath, paths } from '#contract/site/site-paths.ts';
import { useSession } from './session-context.tsx';

/**
 * Navigates as the session requires: to the login page when it is required, home when a login arrived from another tab.
 */
export function SessionRedirects() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const { unsubscribe } = session.on('login.redirected', ({ returnTo }) => {
      void navigate(loginPath(returnTo), { replace: isMemberPath(pathname), state: { loginState: returnTo } });
    });
    return unsubscribe;
  }, [session, navigate, pathname]);
  useEffect(() => {
    const { unsubscribe } = session.on('member.arrivedElsewhere', () => {
      if (isGuestPath(pathname)) void navigate(paths.home, { replace: true });
    });
    return unsubscribe;
  }, [session, navigate, pathname]);
  return null;
}
