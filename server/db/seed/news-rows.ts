import * as z from 'zod/mini';
import { faqs } from '#contract/news/faq.ts';
import { membershipInfos } from '#contract/membership/membership-info.ts';
import { noticeById } from '#contract/news/notice.ts';
import { specialOfferById } from '#contract/news/special-offer.ts';
import builtinFaqs from '#contract/news/builtin-faqs.json' with { type: 'json' };
import faqContent from './content/faqs.json' with { type: 'json' };
import membershipContent from './content/membership-infos.json' with { type: 'json' };
import noticeContent from './content/notices.json' with { type: 'json' };
import offerContent from './content/special-offers.json' with { type: 'json' };

const neighbours = { prev: true, next: true } as const;

/** Numbers the items in content order, from 1. */
const numbered = (content: readonly object[]) => content.map((each, position) => ({ ...each, id: position + 1 }));
const inOrder = <Item extends object>(items: Item[]) => items.map((each, position) => ({ ...each, position }));

/** Offers that are marked as new, where others link to them. */
const newOffers: ReadonlySet<number> = new Set([115, 116]);

export const noticeRows = () => z.array(z.omit(noticeById.result, neighbours)).parse(noticeContent);
export const offerRows = () =>
  z
    .array(z.omit(specialOfferById.result, { ...neighbours, price: true }))
    .parse(offerContent)
    .map((offer) => ({ ...offer, newNotice: newOffers.has(offer.id) }));
export const faqRows = () => inOrder(faqs.result.parse(numbered(faqContent)));
export const builtinFaqRows = (id: number, position: number) =>
  builtinFaqs.map((each, index) => ({ ...each, id: id + index, position: position + index }));
export const membershipInfoRows = () => inOrder(membershipInfos.result.parse(numbered(membershipContent)));
