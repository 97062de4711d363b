import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { SignedInStaff } from '#contract/staff/staff.ts';
import type { StaffClient } from '../api/call.ts';
import { Cover } from '../ui/Cover.ts';
import { askSession } from '../session/ask-session.ts';
import { useSessionState, useStaffSession } from '../session/session-context.tsx';
import { useIdleEnd } from '../session/use-idle-end.ts';
import { SignInDialog } from '../sign-in/SignInDialog.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';
import { AdminRoutes } from './AdminRoutes.tsx';
import { Frame } from './Frame.tsx';
import { UnreachedPage } from './UnreachedPage.tsx';

/**
 * Shows the page of the URL to a staff member who is logged in, and the login to everyone else. When the session ends,
 * the page stays as it is below the login, out of sight; it is replaced only if somebody else logs in.
 */
export function SessionGate({ client }: { client: StaffClient }) {
  const session = useStaffSession();
  const queryClient = useQueryClient();
  const state = useSessionState();
  const ask = useEffectEvent(() => void askSession(client, session));
  const isAsking = state.kind === 'asking';
  useEffect(() => {
    if (isAsking) ask();
  }, [isAsking]);
  useIdleEnd(session, state.kind === 'signedIn');
  const signIn = (staff: SignedInStaff) => {
    // What somebody else has seen is not theirs.
    if (!('staff' in state) || state.staff.id !== staff.id) queryClient.clear();
    session.signedIn(staff);
  };
  switch (state.kind) {
    case 'asking':
      return null;
    case 'failed':
      return <UnreachedPage message={state.message} onRetry={session.asked} />;
    case 'signedOut':
      return <SignInPage client={client} onSignedIn={signIn} />;
    case 'signedIn':
    case 'ended':
      return (
        <>
          <Cover {...(state.kind === 'ended' && { 'data-covered': '' })}>
            <Frame key={state.staff.id} client={client}>
              <AdminRoutes />
            </Frame>
          </Cover>
          {state.kind === 'ended' && (
            <SignInDialog client={client} staff={state.staff} reason={state.reason} onSignedIn={signIn} />
          )}
        </>
      );
    default:
      return state satisfies never;
  }
}
