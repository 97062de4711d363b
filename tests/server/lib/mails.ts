import { asc } from 'drizzle-orm';
import { openAs } from '#server/crypto/keys.ts';
import { mail } from '#server/db/schema.ts';
import { mailSchema } from '#server/services/mail/send.ts';
import type { TestApp } from './app.ts';

/** The mails that are queued, the first one first. */
export async function queuedMails({ deps }: Pick<TestApp, 'deps'>) {
  const rows = await deps.db.select().from(mail).orderBy(asc(mail.id));
  return rows.map(({ sealed }) => openAs(deps.keys, 'mail', sealed ?? '', mailSchema));
}
