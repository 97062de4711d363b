import { desc, eq } from 'drizzle-orm';
import { noticePath, offerPath } from '#contract/site/site-paths.ts';
import { notice, specialOffer } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

type Detail = { readonly path: string; readonly changed: string };

/** A sitemap holds at most 50,000 URLs; older notices are linked from newer ones. */
const maxNotices = 10_000;

/**
 * Returns the pages of the published offers, and of the newest published notices, with the time of their last change.
 */
export async function listDetails({ db }: Pick<Deps, 'db'>): Promise<{ offers: Detail[]; notices: Detail[] }> {
  const offers = await db
    .select({ id: specialOffer.id, category: specialOffer.category, at: specialOffer.updatedAt })
    .from(specialOffer)
    .where(eq(specialOffer.exposure, true))
    .orderBy(desc(specialOffer.id));
  const notices = await db
    .select({ id: notice.id, at: notice.updatedAt })
    .from(notice)
    .where(eq(notice.exposure, true))
    .orderBy(desc(notice.createdDate), desc(notice.id))
    .limit(maxNotices);
  return {
    offers: offers.map((each) => ({ path: offerPath(each), changed: each.at.toISOString() })),
    notices: notices.map(({ id, at }) => ({ path: noticePath(id), changed: at.toISOString() })),
  };
}
