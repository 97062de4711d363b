import { eq } from 'drizzle-orm';
import builtinFaqs from '#contract/news/builtin-faqs.json' with { type: 'json' };
import { offerCategoryNames } from '#contract/news/offer-kinds.ts';
import { listDay } from '#contract/shared/day.ts';
import { offerPath, paths } from '#contract/site/site-paths.ts';
import { specialOffer } from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';
import { listFaqs } from '../faq/list.ts';
import { plainText } from '../search/plain-text.ts';
import { cardColumns, listOrder } from '../special-offer/filters.ts';
import { clubEntries, holeEntries } from './club-entries.ts';
import type { SearchEntry } from './entry.ts';
import { pageEntries, policyEntries } from './page-entries.ts';

/** Returns everything that can be found besides notices, in the order in which it is listed. */
export async function readEntries(deps: Pick<Deps, 'db' | 'now'>): Promise<SearchEntry[]> {
  const [offers, faqs, clubs, holes, policies] = await Promise.all([
    offerEntries(deps),
    faqEntries(deps),
    clubEntries(deps),
    holeEntries(deps),
    policyEntries(deps),
  ]);
  return [...offers, ...faqs, ...clubs, ...holes, ...pageEntries, ...policies];
}

async function offerEntries(deps: Pick<Deps, 'db' | 'now'>): Promise<SearchEntry[]> {
  const offers = await deps.db
    .select(cardColumns)
    .from(specialOffer)
    .where(eq(specialOffer.exposure, true))
    .orderBy(...listOrder(deps));
  return offers.map((offer) => ({
    kind: 'offer',
    path: offerPath(offer),
    title: offer.title,
    note: `${offerCategoryNames[offer.category]} · ${listDay(offer.startDate)} ~ ${listDay(offer.endDate)}`,
    text: `${offer.summary} ${plainText(offer.contents)}`,
  }));
}

/** The questions of the page: the built-in ones if the database has none (spec 000 §2). */
async function faqEntries(deps: Pick<Deps, 'db'>): Promise<SearchEntry[]> {
  const served = await listFaqs(deps);
  const shown = served.length > 0 ? served : builtinFaqs.map((question, index) => ({ id: index + 1, ...question }));
  return shown.map(({ id, title, contents }) => ({
    kind: 'faq',
    path: `${paths.faq}#faq-${id}`,
    title,
    note: '',
    text: plainText(contents),
  }));
}
