import { ownData } from '#contract/account/own-data.ts';
import type { Client } from './client.ts';

/** Fetches all data that the site holds about the member. */
export const loadOwnData = (client: Client, signal: AbortSignal) => client(ownData, { signal });
