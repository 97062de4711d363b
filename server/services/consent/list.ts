import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { ConsentRecord } from '#contract/account/consent.ts';
import { consent, document } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../session/find.ts';
import { assertSessionExists } from '../session/assert-exists.ts';

/**
 * Returns all consents of the member, withdrawn or not, latest first. Throws 401 `invalid_token` if the member no
 * longer exists.
 */
export async function listConsents({ db }: Deps, session: Session): Promise<ConsentRecord[]> {
  const consents = await consentsOf({ db }, session.memberId);
  if (consents.length === 0) await assertSessionExists({ db }, session);
  return consents;
}

/** Returns all consents of a member, withdrawn or not, latest first. */
export async function consentsOf({ db }: Pick<Deps, 'db'>, memberId: number): Promise<ConsentRecord[]> {
  const consents = await db
    .select({ ...getTableColumns(consent), title: document.title })
    .from(consent)
    .leftJoin(document, and(eq(document.type, consent.documentType), eq(document.version, consent.documentVersion)))
    .where(eq(consent.memberId, memberId))
    .orderBy(desc(consent.agreedAt), desc(consent.id));
  return consents.map(({ kind, documentType, title, documentVersion, agreedAt, withdrawnAt }) => ({
    kind,
    documentType,
    title: title ?? '',
    version: documentVersion,
    agreedAt: agreedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}
