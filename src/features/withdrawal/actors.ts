import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Withdrawal } from '#contract/account/withdrawal.ts';
import { withdrawalMachine, type LeaveOutcome } from '#machines/withdrawal.machine.ts';
import type { Client } from '#src/api/client.ts';
import { meQuery } from '#src/api/member.ts';
import { refusalText } from '#src/api/refusal.ts';
import { sendWithdrawal } from '#src/api/withdrawal.ts';
import type { Drafts } from '#src/shared/draft/drafts.ts';

type Bound = { client: Client; queryClient: QueryClient; draft: Drafts['withdrawal']; /** Told once the server has let the member go. */ onWithdrawn: () => void };

/** The withdrawal bound to the server, and to the draft of the member who is here. */
export const provideWithdrawal = ({ client, queryClient, draft, onWithdrawn }: Bound) =>
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
      keepDraft: (_, entered) =>
        void queryClient.query(meQuery(client)).then(
          ({ serviceId }) => draft.keep(serviceId, entered),
          // Nothing is kept of somebody who is not known.
          () => undefined,
        ),
      clearToken: () => {
        draft.forget();
        onWithdrawn();
      },
    },
  });
