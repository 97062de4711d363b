import { Navigate, useLocation } from 'react-router-dom';

/** Redirects the Oak Hills URLs that the original home page misspelled (spec 000 §2) to the pages meant. */
export function LegacyOakHillsRedirect() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${pathname.replace(/^\/oakhils/i, '/oakhills')}${search}${hash}`} replace />;
}
