import type { GolfClub } from '#contract/clubs/club.ts';
import type { ClubKey } from '#contract/site/site-paths.ts';

type ClubFacts = {
  key: ClubKey;
  name: string;
  nameEn: string;
  access: GolfClub['access'];
  accessLabel: string;
  holes: number;
  courseNames: string[];
  lengthM: number;
  lengthYd: number;
  picture: string;
};

const clubOf = ({ name, picture, ...facts }: ClubFacts, index: number): GolfClub => ({
  ...facts,
  id: 132 + index,
  nameKo: `${name} CC`,
  par: facts.holes * 4,
  cart: '5인승 전자동 유도 카트',
  caddie: '4백 1캐디',
  designer: `${name}의 흐름은 그룹의 설계실이 정했습니다.`,
  storyCard: {
    title: name,
    subtitle: '숲이 먼저였던 자리',
    backgroundImage: picture,
    description:
      '무너진 돌담을 다시 쌓는 대신 이끼 낀 채로 남겨 두고, 그 사이로 홀을 앉혔습니다. 문을 열고 들어가 문을 닫고 나오는 한 편의 이야기처럼 이어집니다.',
  },
  courseCard: { id: 132 + index, title: `${name} CC`, thumbnail: picture, url: `/${facts.key}/course` },
  address: '강원특별자치도 원주시 지정면',
  phone: '033-799-0132',
  reservationTel: '1588-7676',
  lat: 37.4,
  lng: 127.8,
});

const facts: readonly ClubFacts[] = [
  {
    key: 'seongmunan',
    name: '성문안',
    nameEn: 'Seongmunan Country Club',
    access: 'public',
    accessLabel: '퍼블릭',
    holes: 18,
    courseNames: ['OUT', 'IN'],
    lengthM: 6651,
    lengthYd: 7274,
    picture: 'kv-autumn',
  },
  {
    key: 'oakvalley',
    name: '오크밸리',
    nameEn: 'Oak Valley Country Club',
    access: 'members-only',
    accessLabel: '회원제',
    holes: 36,
    courseNames: ['Oak', 'Maple', 'Pine', 'Cherry'],
    lengthM: 13005,
    lengthYd: 14242,
    picture: 'kv-dawn',
  },
  {
    key: 'oakhills',
    name: '오크힐스',
    nameEn: 'Oak Hills Country Club',
    access: 'members-only',
    accessLabel: '회원제',
    holes: 18,
    courseNames: ['Bridge', 'Hill'],
    lengthM: 6454,
    lengthYd: 7058,
    picture: 'kv-aerial',
  },
  {
    key: 'wolsongri',
    name: '월송리',
    nameEn: 'Wolsongri Country Club',
    access: 'public',
    accessLabel: '퍼블릭(셀프 라운드 가능)',
    holes: 18,
    courseNames: ['OUT', 'IN'],
    lengthM: 5487,
    lengthYd: 6001,
    picture: 'kv-moonpine',
  },
];

/** The four clubs, with the facts of spec 000 §1. */
export const clubs: readonly GolfClub[] = facts.map(clubOf);
