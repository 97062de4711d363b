import { faqs } from '#contract/news/faq.ts';
import { noticeById, notices } from '#contract/news/notice.ts';
import { searchSite } from '#contract/site/search.ts';
import { specialOfferById, specialOffers } from '#contract/news/special-offer.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { listFaqs } from '../services/faq/list.ts';
import { listNotices } from '../services/notice/list.ts';
import { readNotice } from '../services/notice/read.ts';
import { findOnSite } from '../services/site-search/find.ts';
import { listOffers } from '../services/special-offer/list.ts';
import { readOffer } from '../services/special-offer/read.ts';

/**
 * The lists of offers are registered before single offers, because the router must try the parameter with fixed values
 * first.
 */
export function newsRoutes(app: App, deps: Deps): void {
  bind(app, specialOffers, ({ params, query }) => listOffers(deps, params.type, query), publicCachePolicy);
  bind(app, specialOfferById, ({ params }) => readOffer(deps, params.id), publicCachePolicy);
  bind(app, notices, ({ query }) => listNotices(deps, query), publicCachePolicy);
  bind(app, noticeById, ({ params }) => readNotice(deps, params.id), publicCachePolicy);
  bind(app, faqs, () => listFaqs(deps), publicCachePolicy);
  bind(app, searchSite, ({ query }) => findOnSite(deps, query.query), publicCachePolicy);
}
