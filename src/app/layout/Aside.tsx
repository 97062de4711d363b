import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';

/** A part of the frame that is fetched on its own: one that cannot be fetched stays away until the next page, and takes nothing else with it. */
export const Aside = ({ path, place = null, children }: { path: string; place?: ReactNode; children: ReactNode }) => (
  <ErrorBoundary path={path} fallback={null}>
    <Suspense fallback={place}>{children}</Suspense>
  </ErrorBoundary>
);
