import { faqs } from '#contract/faq.ts';
import { noticeById, notices } from '#contract/notice.ts';
import { specialOfferById, specialOffers } from '#contract/special-offer.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { publicCachePolicy } from '../http/cache-policy.ts';
import { listFaqs } from '../services/faq/list.ts';
import { listNotices } from '../services/notice/list.ts';
import { readNotice } from '../services/notice/read.ts';
import { listOffers } from '../services/special-offer/list.ts';
import { readOffer } from '../services/special-offer/read.ts';

/** The lists of offers come before the offers: of two places of one path, the one that takes certain words only is asked first. */
export function newsRoutes(app: App, deps: Deps): void {
  bind(app, specialOffers, ({ params, query }) => listOffers(deps, params.type, query), publicCachePolicy);
  bind(app, specialOfferById, ({ params }) => readOffer(deps, params.id), publicCachePolicy);
  bind(app, notices, ({ query }) => listNotices(deps, query), publicCachePolicy);
  bind(app, noticeById, ({ params }) => readNotice(deps, params.id), publicCachePolicy);
  bind(app, faqs, () => listFaqs(deps), publicCachePolicy);
}
