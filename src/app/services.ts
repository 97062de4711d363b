import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { createClient, type Client } from '#src/api/client.ts';
import { memberKey } from '#src/api/member.ts';
import { createDrafts, type Drafts } from '#src/features/profile-edit/drafts.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { readStored } from '#src/api/stored.ts';
import { provideSession } from '#src/features/session/actors.ts';
import { inspected } from '#src/shared/flow/inspected.ts';
import { onMember } from './on-member.ts';
import type { SessionActor } from './session-context.tsx';

export type Services = { client: Client; queryClient: QueryClient; session: SessionActor; drafts: Drafts };

/** What the pages work with, put together: the client asks the session for its token and tells it of the server's word. */
export function createServices(baseURL?: string): Services {
  const queryClient = createQueryClient();
  const client: Client = createClient(
    {
      current: () => session.getSnapshot().context.token,
      issued: (token) => session.send({ type: 'token.issued', token }),
      rejected: (token) => session.send({ type: 'token.rejected', token }),
    },
    baseURL,
  );
  const session: SessionActor = createActor(provideSession(client), { input: { token: readStored('token') }, ...inspected() });
  session.on('member.changed', () => {
    if (session.getSnapshot().context.token === null) queryClient.removeQueries({ queryKey: memberKey });
    else void queryClient.resetQueries({ queryKey: memberKey });
  });
  session.on('page.reloadRequested', () => {
    // What would be typed until then would be lost.
    document.body.inert = true;
    window.location.reload();
  });
  const drafts = createDrafts();
  onMember(client, queryClient, ({ serviceId }) => drafts.forget(serviceId));
  session.start();
  return { client, queryClient, session, drafts };
}
