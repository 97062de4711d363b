import {
  addPasskey as add,
  offerPasskey,
  passkeys,
  removePasskey as remove,
  renamePasskey as rename,
  type Attestation,
} from '#contract/account/passkey.ts';
import type { Client } from './client.ts';

/** Query of the member's passkeys. Without a signal: if the list is mounted again, the call in flight can still fill it. */
export const loadPasskeys = (client: Client) => client(passkeys, {});

/** Asks for what the browser needs to create a passkey. */
export const loadOffer = (client: Client, signal: AbortSignal) => client(offerPasskey, { signal });

/** Adds a passkey. Like the two below without a signal: a request that was sent takes effect in any case. */
export const addPasskey = (client: Client, name: string, attestation: Attestation) =>
  client(add, { body: { name, attestation } });

export const renamePasskey = (client: Client, id: number, name: string) => client(rename, { body: { id, name } });

export const removePasskey = (client: Client, id: number) => client(remove, { body: { id } });
