import type { SearchKind } from './search.ts';

/** Headings of the groups. */
export const searchKindNames = {
  notice: '공지사항',
  offer: '스페셜 오퍼',
  faq: '자주 묻는 질문',
  club: '골프 클럽',
  hole: '코스와 홀',
  page: '이용 안내',
  policy: '약관과 방침',
} as const satisfies Record<SearchKind, string>;

/** Messages of the search page. */
export const searchMessages = {
  label: '누리집 검색',
  field: '검색어',
  submit: '검색',
  help: '공지사항과 오퍼, 질문, 클럽과 홀, 약관에서 한 번에 찾습니다. 초성만 적으셔도 됩니다.',
  links: '많이 찾는 페이지',
  searching: '찾는 중입니다.',
  failed: '검색하지 못했습니다. 적으신 검색어는 그대로 있으니 인터넷 연결을 확인하신 뒤 다시 검색해 주세요.',
  retry: '다시 검색',
} as const;

export const nothingFoundMessage = (query: string): string =>
  `“${query}”에 맞는 내용이 없습니다. 더 짧은 말이나 다른 낱말로 찾아보시거나 문의해 주세요.`;

/** Announces the hits of each kind: '공지사항 3건, 골프 클럽 1건을 찾았습니다.' */
export const foundMessage = (groups: readonly { kind: SearchKind; total: number }[]): string =>
  `${groups.map(({ kind, total }) => `${searchKindNames[kind]} ${total}건`).join(', ')}을 찾았습니다.`;

/** How many hits of a kind there are, and how many of them are shown. */
export const hitCountMessage = (total: number, shown: number): string =>
  total === shown ? `${total}건` : `${total}건 가운데 ${shown}건`;

export const allHitsLabel = (kind: SearchKind): string => `${searchKindNames[kind]} 모두 보기`;
