import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { searchText } from '../news/search-text.ts';

/** The kinds of content that the search finds, in the order of its groups. */
export const searchKinds = ['notice', 'offer', 'faq', 'club', 'hole', 'page', 'policy'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Maximum number of hits in a group. */
export const hitsPerGroup = 5;

/** A text in pieces: the second one, and then every other one, is what matches the search. */
const markedText = z.array(z.string());
export type MarkedText = z.output<typeof markedText>;

/**
 * A found page. `path` is its URL within the site, `note` where it belongs; `excerpt` is the text around the match,
 * empty if the title matches.
 */
const searchHit = z.object({ path: z.string(), title: markedText, note: z.string(), excerpt: markedText });
export type SearchHit = z.output<typeof searchHit>;

/** The hits of a kind. `total` counts all hits, also those beyond the first; `allPath` is the URL of a list of all, null if there is none. */
const searchGroup = z.object({
  kind: z.enum(searchKinds),
  total: z.int(),
  hits: z.array(searchHit).check(z.maxLength(hitsPerGroup)),
  allPath: z.nullable(z.string()),
});
export type SearchGroup = z.output<typeof searchGroup>;

export const searchSite = endpoint({
  id: 'searchSite',
  method: 'GET',
  path: '/api/v1/search',
  access: 'public',
  summary:
    '누리집 전체 검색: 공지사항, 오퍼, 질문, 클럽, 홀, 안내, 약관에서 종류마다 앞의 다섯 건. 제목이 맞는 것이 먼저, 그다음 내용이 맞는 것. 초성만 적으면 제목의 초성으로 찾습니다.',
  query: z.object({ query: searchText }),
  result: z.array(searchGroup),
});
