import { and, eq, gt } from 'drizzle-orm';
import { passkeyLimits } from '#contract/account/passkey-limits.ts';
import { sha256 } from '../../crypto/digest.ts';
import { passkeyChallenge } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** Longer than the browser waits for the reservation system. */
const ticketMs = 2 * 60_000;

/** Hash under which a challenge is stored. */
export type ChallengeKey = string;

/** One challenge at a time for the new passkey of a session. */
export const creationKey = (sessionId: string): ChallengeKey => sha256(`passkey of session ${sessionId}`);
/** One challenge at a time for the new passkey of a session of the staff. */
export const staffCreationKey = (tokenHash: string): ChallengeKey => sha256(`staff passkey of session ${tokenHash}`);
/** A challenge of the page that has this secret. */
export const loginKey = (secret: string): ChallengeKey => sha256(`passkey login ${secret}`);
/** A challenge of the page of the back office that has this secret. */
export const staffLoginKey = (secret: string): ChallengeKey => sha256(`staff passkey login ${secret}`);
/** A ticket of the page that has this secret. */
export const ticketKey = (secret: string): ChallengeKey => sha256(`passkey ticket ${secret}`);

/** Stores a challenge for five minutes; a previous one under the same key is void. */
export async function storeChallenge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  keyHash: ChallengeKey,
  challenge: string,
): Promise<void> {
  const stored = { challenge, expiresAt: new Date(now().getTime() + passkeyLimits.challengeMs) };
  await db
    .insert(passkeyChallenge)
    .values({ keyHash, ...stored })
    .onConflictDoUpdate({ target: passkeyChallenge.keyHash, set: stored });
}

/** Stores for two minutes that this passkey has been checked. */
export async function storeTicket(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  keyHash: ChallengeKey,
  passkeyId: number,
): Promise<void> {
  const expiresAt = new Date(now().getTime() + ticketMs);
  await db.insert(passkeyChallenge).values({ keyHash, passkeyId, expiresAt });
}

/**
 * Returns what was stored, and deletes it in the same statement, so that one of concurrent calls gets it. Undefined if
 * it is used up or has expired.
 */
export async function takeChallenge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  keyHash: ChallengeKey,
): Promise<{ challenge: string | null; passkeyId: number | null } | undefined> {
  const [taken] = await db
    .delete(passkeyChallenge)
    .where(and(eq(passkeyChallenge.keyHash, keyHash), gt(passkeyChallenge.expiresAt, now())))
    .returning({ challenge: passkeyChallenge.challenge, passkeyId: passkeyChallenge.passkeyId });
  return taken;
}
