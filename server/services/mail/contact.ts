import { eq } from 'drizzle-orm';
import { email } from '#contract/account/email.ts';
import { setting } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { queueMail, type Mail } from './queue.ts';

/** Queues a mail to the site's contact address (the setting `contactEmail`). Returns whether there is one. */
export async function queueToContact(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  content: Omit<Mail, 'to'>,
): Promise<boolean> {
  const [contact] = await deps.db.select({ value: setting.value }).from(setting).where(eq(setting.key, 'contactEmail'));
  const to = email.safeParse(contact?.value);
  if (to.success) await queueMail(deps, { to: to.data, ...content });
  return to.success;
}
