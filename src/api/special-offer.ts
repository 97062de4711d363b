import type { OfferCategory } from '#contract/news/offer-kinds.ts';
import type { SearchType } from '#contract/news/search-kinds.ts';
import { specialOffers, specialOfferById } from '#contract/news/special-offer.ts';
import type { Client } from './client.ts';
import { readQuery } from './read.ts';

export type OfferListQuery = { page: number; size: number; query: string; searchType: SearchType };

/** Prefix of the query keys of all lists. */
export const offerListsKey = ['read', 'specialOffers'] as const;

export const offersQuery = (client: Client, type: OfferCategory, query: OfferListQuery) =>
  readQuery(client, specialOffers, { params: { type }, query });

/** Not retried, like a notice (spec 000 §8). */
export const offerQuery = (client: Client, id: number) => ({
  ...readQuery(client, specialOfferById, { params: { id } }),
  retry: false,
});
