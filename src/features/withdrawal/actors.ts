import { fromPromise } from 'xstate';
import type { Withdrawal } from '#contract/withdrawal.ts';
import { withdrawalMachine, type LeaveOutcome } from '#machines/withdrawal.machine.ts';
import type { Client } from '#src/api/client.ts';
import { refusalText } from '#src/api/refusal.ts';
import { sendWithdrawal } from '#src/api/withdrawal.ts';

/** The withdrawal bound to the server; `onWithdrawn` is told once the server has let the member go. */
export const provideWithdrawal = (client: Client, onWithdrawn: () => void) =>
  withdrawalMachine.provide({
    actors: {
      leave: fromPromise<LeaveOutcome, Withdrawal>(({ input }) =>
        sendWithdrawal(client, input).then(
          () => ({ kind: 'left' }),
          (error) => ({ kind: 'refused', message: refusalText(error) }),
        ),
      ),
    },
    actions: { clearToken: () => onWithdrawn() },
  });
