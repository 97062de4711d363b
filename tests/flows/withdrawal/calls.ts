import { leave } from '#contract/account/withdrawal.ts';
import { provideWithdrawal } from '#src/features/withdrawal/actors.ts';
import { client, defineCalls, draft, queryClient } from '../lib/calls.ts';

/** The calls of the flow, with the errors that it treats in its own way. */
export const calls = defineCalls(provideWithdrawal({ client, queryClient, draft, onWithdrawn: () => {} }), [
  { actor: 'leave', endpoint: leave },
]);
