import * as z from 'zod/mini';
import { inquiryType } from '#contract/membership/inquiry.ts';
import { consultationFilter, consultationOrder } from '#contract/staff/consultation.ts';

/** Filters and order of the list, as the query string has them. */
export const listQuery = z.object({
  filter: z.catch(z._default(consultationFilter, 'open'), 'open'),
  kind: z.catch(z._default(z.union([inquiryType, z.literal('')]), ''), ''),
  order: z.catch(z._default(consultationOrder, 'oldest'), 'oldest'),
});
export type ListQuery = z.output<typeof listQuery>;

export const filterNames = {
  open: '답변 전',
  mine: '내 담당',
  overdue: '기한 지남',
  answered: '답변 완료',
  closed: '종결',
  all: '전체',
} as const satisfies Record<ListQuery['filter'], string>;
