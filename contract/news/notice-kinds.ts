import { clubNames } from '../site/club-code.ts';

export const noticeCategories = ['NOTICE', 'EVENT', 'NEWS', 'RECRUITING', 'ETC'] as const;
export type NoticeCategory = (typeof noticeCategories)[number];
export const noticeCategoryNames = {
  NOTICE: '공지사항',
  EVENT: '이벤트',
  NEWS: '보도자료',
  RECRUITING: '채용',
  ETC: '기타',
} as const satisfies Record<NoticeCategory, string>;

/** ALL selects every category. */
export const categoryChoices = ['ALL', ...noticeCategories] as const;

/** The club that a notice concerns, or ALL. */
export const ccTypes = ['ALL', 'OAK_HILLS', 'OAK_VALLEY', 'SEONGMUNAN', 'WOLSONGRI'] as const;
export type CcType = (typeof ccTypes)[number];
export const ccTypeNames = {
  ALL: '전체',
  OAK_HILLS: clubNames.oakhills,
  OAK_VALLEY: clubNames.oakvalley,
  SEONGMUNAN: clubNames.seongmunan,
  WOLSONGRI: clubNames.wolsongri,
} as const satisfies Record<CcType, string>;

/** Number of notices on a page of the list (spec 000 §9). */
export const noticePageSize = 10;
