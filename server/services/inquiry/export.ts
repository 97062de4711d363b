import { addDays } from 'date-fns';
import { and, count, gte, lt } from 'drizzle-orm';
import { maxExported, type exportConsultations as call } from '#contract/staff/consultation.ts';
import { consultationMessages } from '#contract/staff/consultation-messages.ts';
import type { BodyOf, ResultOf } from '#contract/http/endpoint.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type Actor } from '../staff/audit.ts';
import { inquiryCsv } from './columns.ts';
import { readInquiries } from './read.ts';

/**
 * Returns the consultations of a range of days in Korea, both included, as CSV, and records the access to each. Throws
 * 400 `tooMany` for more than `max`.
 */
export async function exportConsultations(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  { from, to, reason }: BodyOf<typeof call>,
  by: Actor,
  max = maxExported,
): Promise<ResultOf<typeof call>> {
  const range = { from: startOf(from), until: addDays(startOf(to), 1) };
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const { receivedAt } = membershipInquiry;
    const [found] = await tx
      .select({ total: count() })
      .from(membershipInquiry)
      .where(and(gte(receivedAt, range.from), lt(receivedAt, range.until)));
    if ((found?.total ?? 0) > max) throw new ApiError('400', consultationMessages.tooMany);
    const inquiries = await readInquiries(inside, range, { operator: by.name, reason });
    await recordAudit(inside, {
      by,
      action: 'CONSULTATIONS_EXPORTED',
      subject: `상담 ${inquiries.length}건, ${from} ~ ${to}`,
      detail: reason,
    });
    return { csv: inquiryCsv(inquiries), count: inquiries.length };
  });
}

/** Returns the start of a day in Korea. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+09:00`);
