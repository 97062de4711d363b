import { and, asc, desc, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm';
import { consultationPageSize, type ConsultationQuery, type consultations } from '#contract/staff/consultation.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { rowOf, selectRows } from './rows.ts';

const { id, state, assigneeId, dueAt, inquiryType } = membershipInquiry;
/** Condition: neither answered nor closed; in the words of the partial index. */
export const isOpen = sql`${state} in ('received', 'assigned')`;

/**
 * Returns 50 consultations in the order of their numbers, which is that of their receipt, after a given one: however
 * many there are, a page reads only its own rows.
 */
export async function pageOfConsultations(
  deps: Pick<Deps, 'db' | 'now'>,
  query: ConsultationQuery,
  staffId: number,
): Promise<ResultOf<typeof consultations>> {
  const isOldestFirst = query.order === 'oldest';
  const after = query.after === undefined ? undefined : (isOldestFirst ? gt : lt)(id, query.after);
  const kind = query.inquiryType && eq(inquiryType, query.inquiryType);
  const found = await selectRows(deps)
    .where(and(conditionOf(query.filter, staffId, deps.now()), kind, after))
    .orderBy((isOldestFirst ? asc : desc)(id))
    .limit(consultationPageSize + 1);
  return {
    rows: found.slice(0, consultationPageSize).map((row) => rowOf(row, deps.now())),
    hasMore: found.length > consultationPageSize,
  };
}

function conditionOf(filter: ConsultationQuery['filter'], staffId: number, at: Date): SQL | undefined {
  if (filter === 'all') return undefined;
  if (filter === 'mine') return and(eq(assigneeId, staffId), isOpen);
  if (filter === 'overdue') return and(isOpen, lte(dueAt, at));
  return filter === 'open' ? isOpen : eq(state, filter);
}
