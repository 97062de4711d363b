import { rowId } from '#contract/news/neighbour.ts';
import { type Notice, noticeById } from '#contract/news/notice.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { normalizePath, noticePath, offerPath, paths } from '#contract/site/site-paths.ts';
import { type SpecialOffer, specialOfferById } from '#contract/news/special-offer.ts';
import type { Deps } from '../deps.ts';
import { inTime } from '../http/time-limit.ts';
import { readNotice } from '../services/notice/read.ts';
import { readOffer } from '../services/special-offer/read.ts';
import { beginningOf } from './plain-text.ts';
import { queryData, type QueryData } from './query-cache.ts';
import { article, offered } from './structured-data.ts';

/** Detail page of a notice or an offer, with its metadata. */
export type Detail = {
  /** Path of the list page. */
  readonly list: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The picture for link previews, if the item has one of its own. */
  readonly picture: string | undefined;
  readonly query: QueryData;
  readonly structured: (origin: string) => object;
};

export type DetailMatch = { readonly list: string; readonly find: (deps: Deps) => Promise<Detail> };

/** Number of characters that search engines show. */
const descriptionLength = 150;

/**
 * Returns the list of the notice or offer in a path and a function that reads the item; also for the short path by
 * which an offer is shared.
 */
export function matchDetail(requestedPath: string): DetailMatch | undefined {
  const path = normalizePath(requestedPath);
  const noticeId = idIn(/^\/notice\/(\d+)$/, path);
  if (noticeId !== undefined)
    return { list: paths.notices, find: async (deps) => noticeDetail(await readNotice(deps, noticeId)) };
  const offerId = idIn(/^\/specialoffer\/(?:[^/]+\/)?(\d+)$/, path);
  if (offerId !== undefined)
    return { list: paths.specialOffers, find: async (deps) => offerDetail(await readOffer(deps, offerId)) };
  return undefined;
}

/**
 * Returns the item; null if it does not exist. Rejects if reading it fails or exceeds the time limit of an API call.
 */
export async function findDetail(deps: Deps, { find }: DetailMatch): Promise<Detail | null> {
  try {
    return await inTime(find(deps), deps.env.REQUEST_TIMEOUT_SECONDS * 1000);
  } catch (error) {
    if (error instanceof ApiError && error.code === '404') return null;
    throw error;
  }
}

function idIn(pattern: RegExp, path: string): number | undefined {
  const digits = pattern.exec(path)?.[1];
  return digits === undefined ? undefined : rowId.safeParse(digits).data;
}

const noticeDetail = (notice: Notice): Detail => ({
  list: paths.notices,
  path: noticePath(notice.id),
  title: notice.title,
  description: beginningOf(notice.contents, descriptionLength),
  picture: undefined,
  query: queryData(noticeById, { params: { id: notice.id } }, notice),
  structured: (origin) => article(notice, origin),
});

const offerDetail = (offer: SpecialOffer): Detail => ({
  list: paths.specialOffers,
  path: offerPath(offer),
  title: offer.title,
  description: offer.summary || beginningOf(offer.contents, descriptionLength),
  picture: offer.thumbnail,
  query: queryData(specialOfferById, { params: { id: offer.id } }, offer),
  structured: (origin) => offered(offer, origin),
});
