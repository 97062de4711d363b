import * as z from 'zod/mini';
import { openAs, type Sealing } from '../../crypto/keys.ts';
import { mail } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** Plain-text mail of the site to one address. */
const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type Mail = z.output<typeof mailSchema>;

export type Queueing = Pick<Deps, 'db' | 'now'> & { readonly keys: Pick<Sealing, 'seal'> };

/**
 * Queues a mail; inside a transaction, it is sent only if that commits. A job sends it, so that no request waits for a
 * mail server.
 */
export async function queueMail({ db, keys, now }: Queueing, message: Mail): Promise<void> {
  await db
    .insert(mail)
    .values({ sealed: keys.seal('mail', JSON.stringify(message)), queuedAt: now(), nextAttemptAt: now() });
}

/** Opens a queued mail; undefined if it was deleted or is damaged. */
export const openMail = (sealing: Sealing, sealed: string | null): Mail | undefined =>
  sealed === null ? undefined : openAs(sealing, 'mail', sealed, mailSchema);
