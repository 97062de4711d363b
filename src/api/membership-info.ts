import { sendInquiry, type Inquiry } from '#contract/membership/inquiry.ts';
import { membershipInfos, readChangeOfName } from '#contract/membership/membership-info.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

/** Fresh for 30 seconds and not refetched when a page mounts (spec 000 §7, §9). */
export const membershipInfosQuery = (client: Client) => ({
  ...readQuery(client, membershipInfos, {}),
  staleTime: 30_000,
  refetchOnMount: false,
});

export const changeOfNameQuery = (client: Client) => readQuery(client, readChangeOfName, {});

/** Sends an inquiry; the server accepts one per idempotency key, however often it is sent. */
export async function postInquiry(client: Client, inquiry: Inquiry, idempotencyKey: string): Promise<void> {
  await client(sendInquiry, { body: inquiry, idempotencyKey });
}
