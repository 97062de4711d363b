import { asc, eq } from 'drizzle-orm';
import type { Faq } from '#contract/news/faq.ts';
import { faq } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

/** Returns the published questions in order. */
export async function listFaqs({ db }: Pick<Deps, 'db'>): Promise<Faq[]> {
  return db.select().from(faq).where(eq(faq.exposure, true)).orderBy(asc(faq.position), asc(faq.id));
}
