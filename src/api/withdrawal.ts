import { leave, withdrawalRequest, type Withdrawal } from '#contract/account/withdrawal.ts';
import type { Client } from './client.ts';

/** Without a signal: a request that was sent takes effect even if its caller unmounts. */
export const sendWithdrawal = (client: Client, withdrawal: Withdrawal) =>
  client(leave, { body: withdrawalRequest(withdrawal) });
