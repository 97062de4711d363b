import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Withdrawal } from '#contract/account/withdrawal.ts';
import { withdrawalMachine, type LeaveOutcome } from '#machines/withdrawal.machine.ts';
import type { Client } from '#src/api/client.ts';
import { meQuery } from '#src/api/member.ts';
import { refusalText } from '#src/api/refusal.ts';
import { sendWithdrawal } from '#src/api/withdrawal.ts';
import type { Drafts } from '#src/shared/draft/drafts.ts';

type Services = {
  client: Client;
  queryClient: QueryClient;
  draft: Drafts['withdrawal'];
  /** Called once the server has closed the account. */ onWithdrawn: () => void;
};

/** The withdrawal bound to the server, and to the member's draft. */
export const provideWithdrawal = ({ client, queryClient, draft, onWithdrawn }: Services) =>
  withdrawalMachine.provide({
    actors: {
      leave: fromPromise<LeaveOutcome, Withdrawal>(({ input }) =>
        sendWithdrawal(client, input).then(
          () => ({ kind: 'left' }),
          (error) => ({ kind: 'refused', message: refusalText(error) }),
        ),
      ),
    },
    actions: {
      saveDraft: (_, entered) =>
        void queryClient.query(meQuery(client)).then(
          ({ serviceId }) => draft.save(serviceId, entered),
          // No draft is stored for an unknown member.
          () => undefined,
        ),
      clearToken: () => {
        draft.discard();
        onWithdrawn();
      },
    },
  });
