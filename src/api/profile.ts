import { checkPassword, modifyProfile, type ProfileChange } from '#contract/account/profile.ts';
import type { Client } from './client.ts';

/**
 * Resolves if the password is the member's. The response carries a new token, with which this session may change the
 * profile for a while.
 */
export const proveOwnPassword = async (client: Client, password: string, signal: AbortSignal): Promise<void> => {
  await client(checkPassword, { body: { password }, signal });
};

/** Without a signal: a request that was sent takes effect even if its caller unmounts. */
export const sendProfile = (client: Client, change: ProfileChange) => client(modifyProfile, { body: change });
