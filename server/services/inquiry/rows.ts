import { eq } from 'drizzle-orm';
import type { ConsultationRow } from '#contract/staff/consultation.ts';
import { membershipInquiry } from '../../db/schema.ts';
import { staff } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';

/** Returns a query of consultations without personal data, to which conditions are added. */
export const selectRows = ({ db }: Pick<Deps, 'db'>) =>
  db
    .select({
      id: membershipInquiry.id,
      receivedAt: membershipInquiry.receivedAt,
      dueAt: membershipInquiry.dueAt,
      inquirerType: membershipInquiry.inquirerType,
      inquiryType: membershipInquiry.inquiryType,
      state: membershipInquiry.state,
      version: membershipInquiry.version,
      assigneeId: membershipInquiry.assigneeId,
      assigneeName: staff.name,
    })
    .from(membershipInquiry)
    .leftJoin(staff, eq(staff.id, membershipInquiry.assigneeId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectRows>>[number];

/** Returns a selected consultation as the screen shows it. */
export const rowOf = (
  { receivedAt, dueAt, assigneeId, assigneeName, ...row }: Selected,
  at: Date,
): ConsultationRow => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  isOverdue: isOverdue({ state: row.state, dueAt }, at),
  assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
});

/** Returns whether a consultation has neither been answered nor closed since it was received or reopened. */
export const awaitsAnswer = ({ state }: Pick<typeof membershipInquiry.$inferSelect, 'state'>): boolean =>
  state === 'received' || state === 'assigned';

/** Returns whether an answer is due since before `at`. */
export const isOverdue = (row: Pick<typeof membershipInquiry.$inferSelect, 'state' | 'dueAt'>, at: Date): boolean =>
  awaitsAnswer(row) && row.dueAt <= at;
