import { Navigate, useLocation } from 'react-router-dom';

/** An address of Oak Hills as the source's home page misspelled it (spec 000 §2) leads to the same page, spelled right. */
export function LegacyOakHillsRedirect() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${pathname.replace(/^\/oakhils/i, '/oakhills')}${search}${hash}`} replace />;
}
