import type { QueryClient } from '@tanstack/react-query';
import type { Member } from '#contract/member.ts';
import type { Client } from '#src/api/client.ts';
import { meQuery } from '#src/api/member.ts';

/** Says who is logged in, whenever anything that is kept of the server changes: so at a login, and when the server is asked. */
export function onMember(client: Client, queryClient: QueryClient, tell: (member: Member) => void) {
  const { queryKey } = meQuery(client);
  queryClient.getQueryCache().subscribe(() => {
    const member = queryClient.getQueryData(queryKey);
    if (member) tell(member);
  });
}
