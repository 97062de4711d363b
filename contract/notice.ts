import * as z from 'zod/mini';
import { writtenDay } from './calendar.ts';
import { clubNames } from './club-code.ts';
import { endpoint } from './endpoint.ts';
import { neighbour, rowId } from './neighbour.ts';
import { paged, pageNumber, pageSize } from './paging.ts';
import { searchText, searchType } from './search-text.ts';

export const noticeCategory = z.enum(['NOTICE', 'EVENT', 'NEWS', 'RECRUITING', 'ETC']);
export type NoticeCategory = z.output<typeof noticeCategory>;
export const noticeCategoryNames = { NOTICE: '공지사항', EVENT: '이벤트', NEWS: '보도자료', RECRUITING: '채용', ETC: '기타' } as const satisfies Record<NoticeCategory, string>;

/** Whom a notice concerns: one club, or all. */
export const ccType = z.enum(['ALL', 'OAK_HILLS', 'OAK_VALLEY', 'SEONGMUNAN', 'WOLSONGRI']);
export type CcType = z.output<typeof ccType>;
export const ccTypeNames = {
  ALL: '전체',
  OAK_HILLS: clubNames.oakhills,
  OAK_VALLEY: clubNames.oakvalley,
  SEONGMUNAN: clubNames.seongmunan,
  WOLSONGRI: clubNames.wolsongri,
} as const satisfies Record<CcType, string>;

/** ALL for every one. */
export const categoryChoice = z.enum(['ALL', ...noticeCategory.options]);
export type CategoryChoice = z.output<typeof categoryChoice>;

/** How many notices a page of the list holds (spec 000 §9). */
export const noticePageSize = 10;

/** A line of the list, spec 000 §3. `topContents`: pinned above the rest; `createdDate` the day in Korea. */
const noticeRow = z.object({
  id: z.int(),
  category: noticeCategory,
  ccType,
  title: z.string(),
  createdDate: writtenDay,
  topContents: z.boolean(),
  newNotice: z.boolean(),
});
export type NoticeRow = z.output<typeof noticeRow>;

/** `contents` is HTML, to be sanitised before it is shown; `prev` is the older one, `next` the newer. */
const notice = z.extend(noticeRow, { contents: z.string(), prev: neighbour, next: neighbour });
export type Notice = z.output<typeof notice>;

const noticeQuery = z.object({
  page: pageNumber,
  size: pageSize(noticePageSize),
  query: searchText,
  searchType: z._default(searchType, 'TITLE'),
  ccType: z._default(ccType, 'ALL'),
  category: z._default(categoryChoice, 'ALL'),
});
export type NoticeQuery = z.output<typeof noticeQuery>;

export const notices = endpoint({
  id: 'notices',
  method: 'GET',
  path: '/api/v1/notices',
  access: 'public',
  summary: '공지사항 한 쪽. 고정된 글이 먼저, 그다음 최근 글부터. 검색어는 글자 그대로 찾고, 초성만 적으면 제목의 초성으로 찾습니다.',
  query: noticeQuery,
  result: paged(noticeRow),
});

export const noticeById = endpoint({
  id: 'noticeById',
  method: 'GET',
  path: '/api/v1/notices/{id}',
  access: 'public',
  summary: '공지사항 하나와 그 앞뒤의 글.',
  params: z.object({ id: rowId }),
  result: notice,
});
