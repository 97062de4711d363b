import { and, asc, eq, gt } from 'drizzle-orm';
import type { ContactChange, ContactKind } from '#contract/account/contact-change.ts';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { contactChange } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { assertSessionExists } from '../session/assert-exists.ts';
import type { Session } from '../session/find.ts';

export type PendingChange = typeof contactChange.$inferSelect;

/**
 * Returns the member's changes that wait for a proof: the email address, then the mobile number. Throws 401
 * `invalid_token` if the session has ended.
 */
export async function listContactChanges(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  session: Session,
): Promise<ContactChange[]> {
  const rows = await db
    .select()
    .from(contactChange)
    .where(and(eq(contactChange.memberId, session.memberId), gt(contactChange.expiresAt, now())))
    .orderBy(asc(contactChange.kind));
  if (rows.length === 0) await assertSessionExists({ db }, session);
  return rows.map(({ kind, value, expiresAt }) => ({ kind, value, expiresAt: expiresAt.toISOString() }));
}

/** Returns the member's pending change of this kind. Throws 400 `nothingPending` if there is none. */
export async function requirePending(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  memberId: number,
  kind: ContactKind,
): Promise<PendingChange> {
  const [pending] = await db
    .select()
    .from(contactChange)
    .where(and(isOf(memberId, kind), gt(contactChange.expiresAt, now())));
  if (!pending) throw new ApiError('400', contactChangeMessages.nothingPending);
  return pending;
}

/** Deletes the member's pending change of this kind, if there is one. */
export async function deletePending({ db }: Pick<Deps, 'db'>, memberId: number, kind: ContactKind): Promise<void> {
  await db.delete(contactChange).where(isOf(memberId, kind));
}

export const isOf = (memberId: number, kind: ContactKind) =>
  and(eq(contactChange.memberId, memberId), eq(contactChange.kind, kind));
