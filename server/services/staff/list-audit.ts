import { and, desc, eq, lt } from 'drizzle-orm';
import type { auditEntries, AuditAction } from '#contract/staff/audit.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { auditEntry } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';

const pageSize = 50;

/** Returns 50 entries of the audit log, newest first, those of one action or all. */
export async function listAudit(
  { db }: Pick<Deps, 'db'>,
  { action, before }: { readonly action?: AuditAction | undefined; readonly before?: number | undefined },
): Promise<ResultOf<typeof auditEntries>> {
  const found = await db
    .select()
    .from(auditEntry)
    .where(
      and(
        action === undefined ? undefined : eq(auditEntry.action, action),
        before === undefined ? undefined : lt(auditEntry.id, before),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(pageSize + 1);
  return {
    entries: found.slice(0, pageSize).map(({ staffName, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      staff: staffName,
    })),
    hasMore: found.length > pageSize,
  };
}
