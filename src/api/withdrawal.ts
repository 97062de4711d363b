import { leave, withdrawalRequest, type Withdrawal } from '#contract/account/withdrawal.ts';
import type { Client } from './client.ts';

/** Without a signal: what has been sent is done, whoever still waits for it. */
export const sendWithdrawal = (client: Client, withdrawal: Withdrawal) => client(leave, { body: withdrawalRequest(withdrawal) });
