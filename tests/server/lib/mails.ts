import { asc } from 'drizzle-orm';
import { mail } from '#server/db/schema.ts';
import { openMail } from '#server/services/mail/queue.ts';
import type { TestApp } from './app.ts';

/** Returns the queued mails, the oldest first. */
export async function queuedMails({ deps }: Pick<TestApp, 'deps'>) {
  const rows = await deps.db.select().from(mail).orderBy(asc(mail.id));
  return rows.map(({ sealed }) => openMail(deps.keys, sealed));
}

/** Returns the queued mails about companies: all but those that welcome a new member. */
export const companyMails = async (app: Pick<TestApp, 'deps'>) =>
  (await queuedMails(app)).filter((queued) => !queued?.subject.includes('회원가입 완료'));
