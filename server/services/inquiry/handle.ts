import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { transition } from 'xstate';
import { handlingEventNames, needsText, type ConsultationDetail, type Handling } from '#contract/staff/consultation.ts';
import { consultationMessages } from '#contract/staff/consultation-messages.ts';
import { isAllowed, staffRoles } from '#contract/staff/permissions.ts';
import { ApiError } from '#contract/http/api-error.ts';
import {
  consultationHandlingMachine,
  handlingOf,
  type ConsultationEvent,
  type ConsultationHandling,
  type Handler,
} from '#machines/lifecycles/consultation-handling.machine.ts';
import { membershipInquiry } from '../../db/schema.ts';
import { handlingStep, staff } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { consultationAnswerMail } from '../mail/member-mails.ts';
import { queueMail } from '../mail/queue.ts';
import { recordAudit, type Actor } from '../staff/audit.ts';
import { readDetail } from './detail.ts';
import { answerDueAt } from './due.ts';
import { personalOf, subjectOf } from './read.ts';
import { isOverdue } from './rows.ts';

type Writing = Pick<Deps, 'db' | 'keys' | 'now'>;
type Row = typeof membershipInquiry.$inferSelect;

/**
 * Takes one step of the handling, if `consultation-handling` allows it: an answer by mail is queued in the same
 * transaction. Returns the consultation after it. Throws 404 `unknown`, 409 `changed` if another step was taken since
 * `version`, 409 `notPossible`, 400 for a missing text or assignee.
 */
export async function handleConsultation(
  deps: Writing,
  id: number,
  handling: Handling,
  { by, mayAssign }: { readonly by: Actor; readonly mayAssign: boolean },
): Promise<ConsultationDetail> {
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const [row] = await tx.select().from(membershipInquiry).where(eq(membershipInquiry.id, id)).for('update');
    if (!row) throw new ApiError('404', consultationMessages.unknown);
    if (row.version !== handling.version) throw new ApiError('409', consultationMessages.changed);
    const event = await eventOf(inside, handling, { id: by.id ?? 0, mayAssign });
    const personal = personalOf(deps.keys, row.sealed);
    const before = handlingOf({
      state: row.state,
      isOverdue: isOverdue(row, deps.now()),
      assignee: row.assigneeId,
      hasEmail: personal.email !== '',
    });
    if (!before.can(event)) throw new ApiError('409', consultationMessages.notPossible);
    const [after] = transition(consultationHandlingMachine, before, event);
    await tx
      .update(membershipInquiry)
      .set({ ...columnsOf(after), ...momentsOf(event, by, deps.now()), version: row.version + 1 })
      .where(eq(membershipInquiry.id, id));
    await tx.insert(handlingStep).values({
      inquiryId: id,
      at: deps.now(),
      staffName: by.name,
      event: handling.event,
      textSealed: deps.keys.seal('handling step', handling.text),
    });
    if (event.type === 'mailed')
      await queueMail(inside, {
        to: personal.email,
        ...consultationAnswerMail({ ...row, ...personal }, handling.text),
      });
    const detail = await readDetail(inside, id);
    await recordAudit(inside, {
      by,
      action: 'CONSULTATION_HANDLED',
      subject: subjectOf(id),
      detail: handlingEventNames[handling.event],
    });
    return detail;
  });
}

async function eventOf(
  deps: Pick<Deps, 'db'>,
  { event, text, assignee }: Handling,
  by: Handler,
): Promise<ConsultationEvent> {
  if (needsText(event) && text === '') throw new ApiError('400', consultationMessages.textRequired);
  if (event !== 'assigned') return { type: event, by };
  if (assignee === null) throw new ApiError('400', consultationMessages.assigneeRequired);
  const isKnown = (await listAssignees(deps)).some(({ id }) => id === assignee);
  if (!isKnown) throw new ApiError('400', consultationMessages.unknownAssignee);
  return { type: event, by, to: assignee };
}

const columnsOf = ({ value, context }: ConsultationHandling) => ({
  state: value.handling,
  assigneeId: context.assignee,
});

/** An answer sets when and by whom; reopening a consultation makes another one due, and keeps which was the last. */
function momentsOf({ type }: ConsultationEvent, by: Actor, at: Date): Partial<Row> {
  if (type === 'mailed' || type === 'called') return { answeredAt: at, answeredBy: by.name };
  return type === 'reopened' ? { dueAt: answerDueAt(at) } : {};
}

const handlingRoles = staffRoles.filter((role) => isAllowed(role, 'consultations.handle'));

/** Returns the members of the staff who may handle consultations and can log in, by name. */
export const listAssignees = ({ db }: Pick<Deps, 'db'>): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(inArray(staff.role, handlingRoles), isNull(staff.disabledAt), isNotNull(staff.passwordHash)))
    .orderBy(asc(staff.name), asc(staff.id));
