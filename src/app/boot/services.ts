import type { QueryClient } from '@tanstack/react-query';
import type { Actor } from 'xstate';
import { isMemberPath } from '#contract/site/site-paths.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import { createClient, type Client } from '#src/api/client.ts';
import { memberKey } from '#src/api/member.ts';
import { createDrafts, type Drafts } from '#src/shared/draft/drafts.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { readStored } from '#src/api/stored.ts';
import { noteLogout, takeLogout } from '#src/features/session/logout-mark.ts';
import { sessionOf } from '#src/features/session/actors.ts';
import { onMember } from '../session/on-member.ts';

export type Services = {
  client: Client;
  queryClient: QueryClient;
  session: Actor<typeof sessionMachine>;
  drafts: Drafts;
};

/**
 * Creates the services of the pages and connects them: the API client gets its token from the session, and reports new
 * and rejected tokens to it.
 */
export function createServices(baseURL?: string): Services {
  const queryClient = createQueryClient();
  const client: Client = createClient(
    {
      current: () => session.getSnapshot().context.token,
      issued: (token) => session.send({ type: 'token.issued', token }),
      rejected: (token) => {
        // Another tab may have rotated this token, and its `storage` event may not have arrived yet.
        const stored = readStored('token');
        if (stored !== null) session.send({ type: 'token.changedElsewhere', token: stored, isGuestPage: false });
        session.send({ type: 'token.rejected', token });
      },
    },
    baseURL,
  );
  const session = sessionOf(client, readStored('token'), takeLogout() ? 'loggedOut' : null);
  session.on('member.changed', () => {
    if (session.getSnapshot().context.token === null) queryClient.removeQueries({ queryKey: memberKey });
    else void queryClient.resetQueries({ queryKey: memberKey });
  });
  session.on('page.reloadRequested', () => {
    if (isMemberPath(window.location.pathname)) noteLogout();
    // Text typed until the reload would be lost.
    document.body.inert = true;
    window.location.reload();
  });
  session.start();
  const drafts = createDrafts();
  onMember(client, queryClient, ({ serviceId }) => Object.values(drafts).forEach((draft) => draft.discard(serviceId)));
  return { client, queryClient, session, drafts };
}
