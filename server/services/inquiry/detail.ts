import { asc, eq } from 'drizzle-orm';
import type { ConsultationDetail } from '#contract/staff/consultation.ts';
import { consultationMessages } from '#contract/staff/consultation-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { inquiryAccess, membershipInquiry } from '../../db/schema.ts';
import { handlingStep } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type Actor } from '../staff/audit.ts';
import { personalOf, subjectOf } from './read.ts';
import { rowOf, selectRows } from './rows.ts';

type Reading = Pick<Deps, 'db' | 'keys' | 'now'>;

/**
 * Returns a consultation with its personal data and the steps of its handling, and records who reads it and why. Throws
 * 404 `unknown`.
 */
export async function openForStaff(
  deps: Reading,
  id: number,
  { by, reason }: { readonly by: Actor; readonly reason: string },
): Promise<ConsultationDetail> {
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const detail = await readDetail(inside, id);
    await tx.insert(inquiryAccess).values({ inquiryId: id, action: 'OPEN', at: deps.now(), operator: by.name, reason });
    await recordAudit(inside, { by, action: 'CONSULTATION_OPENED', subject: subjectOf(id), detail: reason });
    return detail;
  });
}

/** Returns a consultation with its personal data and steps; the caller records it. Throws 404 `unknown`. */
export async function readDetail(deps: Reading, id: number): Promise<ConsultationDetail> {
  const [row] = await selectRows(deps).where(eq(membershipInquiry.id, id));
  const [stored] = await deps.db
    .select({ sealed: membershipInquiry.sealed })
    .from(membershipInquiry)
    .where(eq(membershipInquiry.id, id));
  if (!row || !stored) throw new ApiError('404', consultationMessages.unknown);
  const steps = await deps.db
    .select()
    .from(handlingStep)
    .where(eq(handlingStep.inquiryId, id))
    .orderBy(asc(handlingStep.id));
  return {
    ...rowOf(row, deps.now()),
    ...personalOf(deps.keys, stored.sealed),
    steps: steps.map((step) => ({
      id: step.id,
      at: step.at.toISOString(),
      staff: step.staffName,
      event: step.event,
      text: deps.keys.open('handling step', step.textSealed),
    })),
  };
}
