import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { ClientProvider } from '#src/api/client-context.tsx';
import { DraftsProvider } from '#src/shared/draft/drafts-context.tsx';
import { Session } from '#src/features/session/Session.tsx';
import { Awaited } from '#src/shared/lazy/Awaited.tsx';
import { LoadingNotice } from '#src/shared/lazy/LoadingNotice.tsx';
import { createLeaveGuard, LeaveGuardProvider } from '#src/shared/leave-question/leave-guard.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { DiscardDrafts } from './session/DiscardDrafts.tsx';
import { ErrorBoundary } from '#src/shared/lazy/ErrorBoundary.tsx';
import { RouteFocus } from './layout/RouteFocus.tsx';
import { Offline } from './offline/Offline.tsx';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { routes } from './routes.tsx';
import type { Services } from './boot/services.ts';
import { SessionProvider } from './session/session-context.tsx';
import { SessionRedirects } from './session/SessionRedirects.tsx';

/** The site inside a router: the providers, the current route, and the session's dialogs on top. */
export function App({ client, queryClient, session, drafts }: Services) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [guard] = useState(createLeaveGuard);
  return (
    <UIProvider navigate={(path) => guard.follow(path, (to) => void navigate(to))}>
      <QueryClientProvider client={queryClient}>
        <ClientProvider client={client}>
          <SessionProvider session={session}>
            <RouteFocus />
            <SessionRedirects />
            <DiscardDrafts drafts={drafts} />
            <ErrorBoundary path={pathname} fallback={<ErrorPage />}>
              <LeaveGuardProvider guard={guard}>
                <DraftsProvider drafts={drafts}>
                  <Suspense fallback={<Awaited />}>
                    <Pages />
                  </Suspense>
                </DraftsProvider>
              </LeaveGuardProvider>
            </ErrorBoundary>
            <Session actor={session} />
            <LoadingNotice />
            <Offline />
          </SessionProvider>
        </ClientProvider>
      </QueryClientProvider>
    </UIProvider>
  );
}

const Pages = () => useRoutes(routes);
