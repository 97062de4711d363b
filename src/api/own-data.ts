import { ownData } from '#contract/account/own-data.ts';
import type { Client } from './client.ts';

/** All that the site has of the member; for as long as somebody waits for it. */
export const loadOwnData = (client: Client, signal: AbortSignal) => client(ownData, { signal });
