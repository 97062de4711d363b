import { asc, eq } from 'drizzle-orm';
import type { InquirerType, InquiryType } from '#contract/membership/inquiry.ts';
import type { ConsultationState } from '#contract/staff/consultation.ts';
import { inquiryAccess, membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

export type ListedInquiry = {
  readonly id: number;
  readonly receivedAt: Date;
  readonly inquirerType: InquirerType;
  readonly inquiryType: InquiryType;
  /** Number of times that an operator read it; each gave a reason. */
  readonly read: number;
  readonly state: ConsultationState;
  /** The last answer, which stays when the consultation is reopened. */
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
};

/** Returns all consultations, oldest first, without personal data. */
export async function listInquiries({ db }: Pick<Deps, 'db'>): Promise<ListedInquiry[]> {
  const { id, receivedAt, inquirerType, inquiryType, state, answeredAt, answeredBy } = membershipInquiry;
  const read = db.$count(inquiryAccess, eq(inquiryAccess.inquiryId, membershipInquiry.id));
  return db
    .select({ id, receivedAt, inquirerType, inquiryType, read, state, answeredAt, answeredBy })
    .from(membershipInquiry)
    .orderBy(asc(receivedAt), asc(id));
}
