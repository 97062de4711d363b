import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#src/shared/lazy/ErrorBoundary.tsx';
import type { StaffClient } from '../api/call.ts';
import { StaffClientProvider } from '../api/client-context.tsx';
import { renewingClient } from '../api/renewing-client.ts';
import { InvitationPage } from '../invitation/InvitationPage.tsx';
import type { StaffSession } from '../session/session.ts';
import { StaffSessionProvider } from '../session/session-context.tsx';
import { AdminUI } from '../ui/AdminUI.tsx';
import { adminPaths } from './admin-paths.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { SessionGate } from './SessionGate.tsx';

export type AdminServices = { client: StaffClient; queryClient: QueryClient; session: StaffSession };

/** The back office inside a router. */
export function AdminApp({ client, queryClient, session }: AdminServices) {
  const { pathname } = useLocation();
  const [renewing] = useState(() => renewingClient(client, session));
  return (
    <AdminUI>
      <QueryClientProvider client={queryClient}>
        <StaffSessionProvider session={session}>
          <ErrorBoundary path={pathname} fallback={<BrokenPage />}>
            <Routes>
              <Route path={adminPaths.invitation} element={<InvitationPage client={client} />} />
              <Route
                path="*"
                element={
                  <StaffClientProvider client={renewing}>
                    <SessionGate client={client} />
                  </StaffClientProvider>
                }
              />
            </Routes>
            <RouteFocus />
          </ErrorBoundary>
        </StaffSessionProvider>
      </QueryClientProvider>
    </AdminUI>
  );
}
