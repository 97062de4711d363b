import { clubNames } from '../club-code.ts';
import type { PageType } from '../frame.ts';
import type { ClubKey, ClubPage } from '../site-paths.ts';
import type { PageInfo } from './page-info.ts';

/** Titles of a club's pages on its tabs. */
export const clubPageTitles = {
  course: '코스 안내',
  'fee-information': '이용 요금',
  'booking-information': '예약 안내',
  'guest-information': '이용 안내',
  'terms-of-compliance': '준수사항',
  'terms-of-use': '이용약관',
  facilities: '부대시설',
  'terms-of-club': '회칙',
  brand: '브랜드',
} as const satisfies Record<ClubPage, string>;

const eyebrows = {
  oakhills: 'Oak Hills',
  oakvalley: 'Oak Valley',
  seongmunan: 'Seongmunan',
  wolsongri: 'Wolsongri',
} as const satisfies Record<ClubKey, string>;

const pageTypes = {
  oakhills: 'OAKHILLS',
  oakvalley: 'OAKVALLEY',
  seongmunan: 'SEONGMUNAN',
  wolsongri: 'WOLSONGRI',
} as const satisfies Record<ClubKey, PageType>;

const descriptions = {
  course: (club) => `${club}의 코스와 홀: 홀마다 그린까지의 거리와 티별 전장, 공략 도움말을 그림과 함께 봅니다.`,
  'fee-information': (club) =>
    `${club}의 그린피, 카트 사용료, 캐디 봉사료를 요일과 시간대별로 안내하고 예상 금액을 계산해 드립니다.`,
  'booking-information': (club) => `${club}의 예약 방법, 예약 개시일과 취소 규정, 예약 일정표를 안내합니다.`,
  'guest-information': (club) => `${club}에 처음 오시는 분을 위한 복장, 체크인, 준비물 안내입니다.`,
  'terms-of-compliance': (club) => `${club}에서 라운드하는 분이 함께 지키는 준수사항입니다.`,
  'terms-of-use': (club) => `${club}의 이용약관입니다.`,
  facilities: (club) => `${club}의 클럽하우스, 식당, 락커 등 부대시설과 오시는 길을 안내합니다.`,
  'terms-of-club': (club) => `${club} 회칙: 회원의 구분과 권리, 예약과 위약 규정을 장별로 봅니다.`,
} as const satisfies Record<Exclude<ClubPage, 'brand'>, (club: string) => string>;

/** Returns the metadata of a club's page. */
export function clubInfo(club: ClubKey, page: Exclude<ClubPage, 'brand'>): PageInfo & { pageType: PageType } {
  const name = clubNames[club];
  return {
    title: `${name} ${clubPageTitles[page]}`,
    eyebrow: eyebrows[club],
    description: descriptions[page](name),
    trail: ['골프 클럽', name, clubPageTitles[page]],
    pageType: pageTypes[club],
  };
}
