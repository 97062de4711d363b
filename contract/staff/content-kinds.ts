import { offerCategoryNames } from '../news/offer-kinds.ts';
import { ccTypeNames, noticeCategoryNames } from '../news/notice-kinds.ts';
import type { ContentFields } from './content-field.ts';

/** `isFixed`: its entries are neither added nor ended, only changed. */
type ContentKindInfo = { readonly name: string; readonly isFixed?: true; readonly fields: ContentFields };

const title = { label: '제목', type: 'line', max: 100 } as const;
const contents = { label: '본문', type: 'html', max: 50_000 } as const;
const position = { label: '순서', type: 'position', hint: '작은 수가 먼저 보입니다.' } as const;
const club = { label: '골프장', type: 'club' } as const;
const newNotice = { label: 'NEW 표시', type: 'flag' } as const;
const alt = {
  label: '대체 텍스트',
  type: 'line',
  max: 150,
  hint: '이미지를 볼 수 없는 사람에게 읽어 줄 설명입니다.',
} as const;
const info = {
  clubId: club,
  title,
  thumbnail: { label: '이미지', type: 'picture' },
  description: contents,
  position,
} as const satisfies ContentFields;

const pageNames = {
  MAIN: '홈',
  STORY: '스토리',
  ABOUT: '클럽 소개',
  OAKHILLS: '오크힐스',
  OAKVALLEY: '오크밸리',
  SEONGMUNAN: '성문안',
  WOLSONGRI: '월송리',
  DRIVING_RANGE: '드라이빙 레인지',
  SPECIALOFFER: '스페셜 오퍼',
  NOTICE: '공지사항',
  MEMBERSHIP: '회원권',
  MYPAGE: '마이페이지',
  ACCOUNT: '계정',
  POLICY: '약관과 방침',
} as const;

/** The kinds of content that the staff edits; a field has the name of its column. */
export const contentKinds = {
  notice: {
    name: '공지사항',
    fields: {
      category: { label: '분류', type: 'choice', options: noticeCategoryNames },
      ccType: { label: '골프장', type: 'choice', options: ccTypeNames },
      title,
      contents,
      topContents: { label: '목록 맨 위에 고정', type: 'flag' },
      newNotice,
    },
  },
  offer: {
    name: '스페셜 오퍼',
    fields: {
      category: { label: '분류', type: 'choice', options: offerCategoryNames },
      title,
      summary: { label: '요약', type: 'text', max: 200 },
      thumbnail: { label: '이미지', type: 'picture' },
      startDate: { label: '시작일', type: 'day' },
      endDate: { label: '종료일', type: 'day' },
      contents,
      newNotice,
    },
  },
  popup: {
    name: '팝업',
    fields: {
      title,
      text: { label: '내용', type: 'text', max: 300 },
      pcImageUrl: { label: '이미지', type: 'picture' },
      alt,
      link: { label: '연결할 주소', type: 'link' },
      position,
    },
  },
  banner: {
    name: '띠 배너',
    fields: { title, linkUrl: { label: '연결할 주소', type: 'link' }, position },
  },
  keyVisual: {
    name: '키 비주얼',
    fields: {
      pageType: { label: '페이지', type: 'choice', options: pageNames },
      pcImageUrl: { label: 'PC 이미지', type: 'picture' },
      mobileImageUrl: { label: '모바일 이미지', type: 'picture' },
      title: { ...title, isOptional: true },
      alt: { ...alt, isOptional: true },
      position,
    },
  },
  faq: {
    name: '자주 묻는 질문',
    fields: { title: { ...title, label: '질문' }, contents: { ...contents, label: '답변' }, position },
  },
  membershipInfo: {
    name: '회원권 안내',
    fields: {
      title,
      subTitle: { label: '부제목', type: 'line', max: 100 },
      summary: { label: '요약', type: 'text', max: 500 },
      contents,
      leftImage: { label: '왼쪽 이미지', type: 'picture' },
      rightImage: { label: '오른쪽 이미지', type: 'picture' },
      position,
    },
  },
  club: {
    name: '클럽 소개',
    isFixed: true,
    fields: {
      storyTitle: { label: '이야기의 제목', type: 'line', max: 100 },
      storySubtitle: { label: '이야기의 부제목', type: 'line', max: 150 },
      storyDescription: { label: '이야기', type: 'text', max: 2_000 },
      storyImage: { label: '이야기의 이미지', type: 'picture' },
      cardTitle: { label: '카드의 제목', type: 'line', max: 100 },
      cardImage: { label: '카드의 이미지', type: 'picture' },
      cart: { label: '카트', type: 'line', max: 100 },
      caddie: { label: '캐디', type: 'line', max: 100 },
      phone: { label: '전화', type: 'line', max: 30 },
      reservationTel: { label: '예약 전화', type: 'line', max: 30 },
    },
  },
  course: {
    name: '코스 소개',
    isFixed: true,
    fields: { title, introduce: { label: '소개', type: 'text', max: 2_000 } },
  },
  fee: {
    name: '요금',
    fields: {
      clubId: club,
      title,
      exposureUnit: { label: '단위', type: 'line', max: 50 },
      feeTable: { ...contents, label: '요금표' },
      position,
    },
  },
  scheduleTable: {
    name: '예약 일정표',
    fields: { clubId: club, title, scheduleTable: { ...contents, label: '일정표' }, position },
  },
  bookingInfo: { name: '예약 안내', fields: info },
  guestInfo: { name: '이용 안내', fields: info },
  clubTerms: { name: '클럽 약관', isFixed: true, fields: { title, description: contents } },
  drivingRange: {
    name: '드라이빙 레인지',
    isFixed: true,
    fields: {
      title,
      introduce: { label: '소개', type: 'text', max: 2_000 },
      thumbnail: { label: '이미지', type: 'picture' },
    },
  },
  drivingRangeFee: { name: '레인지 요금', fields: { title, feeTable: { ...contents, label: '요금표' }, position } },
  document: {
    name: '약관과 방침',
    isFixed: true,
    fields: {
      title,
      version: { label: '시행일', type: 'day', hint: '시행 중인 판의 시행일보다 뒤여야 합니다. 앞의 판은 남습니다.' },
      content: { ...contents, label: '내용', max: 100_000 },
    },
  },
} as const satisfies Readonly<Record<string, ContentKindInfo>>;

export type ContentKind = keyof typeof contentKinds;

const isKind = (key: string): key is ContentKind => Object.hasOwn(contentKinds, key);
export const contentKindKeys: readonly ContentKind[] = Object.keys(contentKinds).filter(isKind);

/** Returns the fields of a kind, in the order of its form. */
export const fieldsOf = (kind: ContentKind): ContentFields => contentKinds[kind].fields;

/** Returns whether entries of the kind can only be changed. */
export const isFixed = (kind: ContentKind): boolean => 'isFixed' in contentKinds[kind];
