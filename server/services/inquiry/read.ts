import { and, asc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Inquiry } from '#contract/membership/inquiry.ts';
import type { Sealing } from '../../crypto/keys.ts';
import { inquiryAccess, membershipInquiry } from '../../db/schema.ts';
import { staff } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../staff/audit.ts';

type Reading = Pick<Deps, 'db' | 'now' | 'keys'>;
type Row = typeof membershipInquiry.$inferSelect;

/** The operator who reads, and the reason. */
export type Reader = { readonly operator: string; readonly reason: string };
/** `assignee` is a name, or empty; `answeredAt` and `answeredBy` are those of the last answer. */
export type ReadInquiry = Inquiry &
  Pick<Row, 'id' | 'receivedAt' | 'state' | 'answeredAt' | 'answeredBy'> & { readonly assignee: string };

/**
 * Returns the consultation as it was sent; undefined if there is none. Records who reads it, when and why, in the same
 * transaction.
 */
export async function openInquiry(deps: Reading, id: number, reader: Reader): Promise<ReadInquiry | undefined> {
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const [opened] = await read(inside, eq(membershipInquiry.id, id), { ...reader, action: 'OPEN' });
    if (opened)
      await recordAudit(inside, {
        by: { id: null, name: reader.operator },
        action: 'CONSULTATION_OPENED',
        subject: subjectOf(id),
        detail: reader.reason,
      });
    return opened;
  });
}

/**
 * Returns the consultations received from `from` until before `until`, oldest first, and records the access to each.
 */
export const readInquiries = (
  deps: Reading,
  range: { readonly from: Date; readonly until: Date },
  reader: Reader,
): Promise<ReadInquiry[]> =>
  read(deps, and(gte(membershipInquiry.receivedAt, range.from), lt(membershipInquiry.receivedAt, range.until)), {
    ...reader,
    action: 'EXPORT',
  });

async function read(
  { db, now, keys }: Reading,
  condition: SQL | undefined,
  access: Reader & { readonly action: 'OPEN' | 'EXPORT' },
): Promise<ReadInquiry[]> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ inquiry: membershipInquiry, assignee: staff.name })
      .from(membershipInquiry)
      .leftJoin(staff, eq(staff.id, membershipInquiry.assigneeId))
      .where(condition)
      .orderBy(asc(membershipInquiry.receivedAt), asc(membershipInquiry.id));
    for (const { inquiry } of rows)
      await tx.insert(inquiryAccess).values({ ...access, inquiryId: inquiry.id, at: now() });
    return rows.map(({ inquiry, assignee }) => {
      const { id, receivedAt, inquirerType, inquiryType, state, answeredAt, answeredBy, sealed } = inquiry;
      return {
        id,
        receivedAt,
        inquirerType,
        inquiryType,
        state,
        assignee: assignee ?? '',
        answeredAt,
        answeredBy,
        ...personalOf(keys, sealed),
      };
    });
  });
}

/** Opens what `receiveInquiry` sealed; the only cast restores its type. */
export const personalOf = (keys: Pick<Sealing, 'open'>, sealed: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- authenticated by the seal
  JSON.parse(keys.open('consultation', sealed)) as Omit<Inquiry, 'inquirerType' | 'inquiryType'>;

/** Names a consultation in the audit log. */
export const subjectOf = (id: number): string => `상담 ${id}번`;
