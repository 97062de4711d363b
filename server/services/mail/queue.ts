import { mail } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** A mail of the site to one member, as plain text. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** Queues a mail; within a transaction, it is sent if that commits. A job sends it, so that no request waits for a mail server. */
export async function queueMail({ db, keys, now }: Pick<Deps, 'db' | 'keys' | 'now'>, message: Mail): Promise<void> {
  await db.insert(mail).values({ sealed: keys.seal('mail', JSON.stringify(message)), queuedAt: now(), nextAttemptAt: now() });
}
