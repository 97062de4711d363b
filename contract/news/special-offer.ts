import * as z from 'zod/mini';
import { serverDay } from '../shared/server-day.ts';
import { endpoint } from '../http/endpoint.ts';
import { neighbour, rowId } from './neighbour.ts';
import { offerCategories, offerPageSize } from './offer-kinds.ts';
import { paged, pageNumber, pageSize } from '../http/paging.ts';
import { searchText, searchType } from './search-text.ts';

const offerCategory = z.enum(offerCategories);

/**
 * A card of the offer list, spec 000 §3. `thumbnail` is a picture name or a URL; `price` the first price that its text
 * states, null if it states none.
 */
const offerCard = z.object({
  id: z.int(),
  category: offerCategory,
  title: z.string(),
  summary: z.string(),
  thumbnail: z.string(),
  price: z.nullable(z.string()),
  startDate: serverDay,
  endDate: serverDay,
});
export type OfferCard = z.output<typeof offerCard>;

/** `contents` is sanitised HTML; `prev` and `next` are the neighbours in the list of the same category. */
const specialOffer = z.extend(offerCard, { contents: z.string(), prev: neighbour, next: neighbour });
export type SpecialOffer = z.output<typeof specialOffer>;

export const specialOffers = endpoint({
  id: 'specialOffers',
  method: 'GET',
  path: '/api/v1/special-offers/{type}',
  access: 'public',
  summary: '한 종류의 스페셜 오퍼 한 쪽. 진행 중인 것, 곧 시작하는 것, 끝난 것의 순서.',
  params: z.object({ type: offerCategory }),
  query: z.object({
    page: pageNumber,
    size: pageSize(offerPageSize.desktop),
    query: searchText,
    searchType: z._default(searchType, 'TITLE'),
  }),
  result: paged(offerCard),
});

export const specialOfferById = endpoint({
  id: 'specialOfferById',
  method: 'GET',
  path: '/api/v1/special-offers/{id}',
  access: 'public',
  summary: '스페셜 오퍼 하나와 같은 종류의 앞뒤 오퍼.',
  params: z.object({ id: rowId }),
  result: specialOffer,
});
