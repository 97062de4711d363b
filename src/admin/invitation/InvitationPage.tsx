import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import type { StaffClient } from '../api/call.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { useStaffSession } from '../session/session-context.tsx';
import { BareScreen } from '../ui/bare-screen.ts';
import { provideStaffInvitation } from './actors.ts';
import { Invitation } from './Invitation.tsx';

/** The page of an invitation's link, whose code is in the fragment, which no server sees. */
export function InvitationPage({ client }: { client: StaffClient }) {
  const invitation = useCodeOfLink();
  return (
    <BareScreen>
      <OpenInvitation key={invitation} client={client} invitation={invitation} />
    </BareScreen>
  );
}

function OpenInvitation({ client, invitation }: { client: StaffClient; invitation: string }) {
  const session = useStaffSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [machine] = useState(() => provideStaffInvitation(client));
  const actor = useFlow(machine, { input: { invitation } });
  const finish = useEffectEvent(() => {
    const { output } = actor.getSnapshot();
    if (!output) return;
    queryClient.clear();
    session.signedIn(output);
    void navigate(adminPaths.overview, { replace: true });
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => finish() });
    return unsubscribe;
  }, [actor]);
  return <Invitation actor={actor} />;
}

/**
 * Returns the code in the fragment of the URL, and removes it from the address bar and the history at once. Another link
 * that is opened in this tab changes only the fragment.
 */
function useCodeOfLink(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState(() => hash.slice(1));
  if (hash !== '' && hash.slice(1) !== code) setCode(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return code;
}
