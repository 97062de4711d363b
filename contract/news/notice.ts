import * as z from 'zod/mini';
import { serverDay } from '../shared/server-day.ts';
import { endpoint } from '../http/endpoint.ts';
import { neighbour, rowId } from './neighbour.ts';
import { categoryChoices, ccTypes, noticeCategories, noticePageSize } from './notice-kinds.ts';
import { paged, pageNumber, pageSize } from '../http/paging.ts';
import { searchText, searchType } from './search-text.ts';

const noticeCategory = z.enum(noticeCategories);
const ccType = z.enum(ccTypes);

/** A row of the notice list, spec 000 §3. `topContents`: pinned above the others; `createdDate`: the day in Korea. */
const noticeRow = z.object({
  id: z.int(),
  category: noticeCategory,
  ccType,
  title: z.string(),
  createdDate: serverDay,
  topContents: z.boolean(),
  newNotice: z.boolean(),
});
export type NoticeRow = z.output<typeof noticeRow>;

/** `contents` is sanitised HTML; `prev` is the older notice, `next` the newer one. */
const notice = z.extend(noticeRow, { contents: z.string(), prev: neighbour, next: neighbour });
export type Notice = z.output<typeof notice>;

const noticeQuery = z.object({
  page: pageNumber,
  size: pageSize(noticePageSize),
  query: searchText,
  searchType: z._default(searchType, 'TITLE'),
  ccType: z._default(ccType, 'ALL'),
  category: z._default(z.enum(categoryChoices), 'ALL'),
});
export type NoticeQuery = z.output<typeof noticeQuery>;

export const notices = endpoint({
  id: 'notices',
  method: 'GET',
  path: '/api/v1/notices',
  access: 'public',
  summary:
    '공지사항 한 쪽. 고정된 글이 먼저, 그다음 최근 글부터. 검색어는 글자 그대로 찾고, 초성만 적으면 제목의 초성으로 찾습니다.',
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
