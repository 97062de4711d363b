import { Suspense, type ReactNode } from 'react';
import { Awaited } from './Awaited.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/**
 * Suspense and error boundary for a lazy part of a page: if it fails to render, only this part is missing, until the
 * path changes if one is given.
 */
export const LazyRegion = ({
  path = '',
  fallback = null,
  children,
}: {
  path?: string;
  fallback?: ReactNode;
  children: ReactNode;
}) => (
  <ErrorBoundary path={path} fallback={null}>
    <Suspense fallback={<Awaited>{fallback}</Awaited>}>{children}</Suspense>
  </ErrorBoundary>
);
