import type { PageInfo } from './page-info.ts';

/** Metadata of the search page. */
export const searchInfo = {
  title: '검색',
  eyebrow: 'Search',
  description: '공지사항과 스페셜 오퍼, 자주 묻는 질문, 골프 클럽과 홀, 이용 안내와 약관을 한 번에 찾습니다.',
  trail: ['검색'],
  pageType: null,
} as const satisfies PageInfo;
