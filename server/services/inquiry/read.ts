import { and, asc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Inquiry } from '#contract/membership/inquiry.ts';
import type { Sealing } from '../../crypto/keys.ts';
import { inquiryAccess, membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

type Reading = Pick<Deps, 'db' | 'now'> & { readonly keys: Sealing };
type Row = typeof membershipInquiry.$inferSelect;

/** The operator who reads, and the reason. */
export type Reader = { readonly operator: string; readonly reason: string };
export type ReadInquiry = Inquiry & Pick<Row, 'id' | 'receivedAt' | 'answeredAt' | 'answeredBy'>;

/**
 * Returns the consultation as it was sent; undefined if there is none. Records who reads it, when and why, in the same
 * transaction.
 */
export async function openInquiry(deps: Reading, id: number, reader: Reader): Promise<ReadInquiry | undefined> {
  const [opened] = await read(deps, eq(membershipInquiry.id, id), { ...reader, action: 'OPEN' });
  return opened;
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
      .select()
      .from(membershipInquiry)
      .where(condition)
      .orderBy(asc(membershipInquiry.receivedAt), asc(membershipInquiry.id));
    for (const { id } of rows) await tx.insert(inquiryAccess).values({ ...access, inquiryId: id, at: now() });
    return rows.map(({ id, receivedAt, inquirerType, inquiryType, answeredAt, answeredBy, sealed }) => ({
      id,
      receivedAt,
      inquirerType,
      inquiryType,
      answeredAt,
      answeredBy,
      ...personalOf(keys.open('consultation', sealed)),
    }));
  });
}

/** The only cast: restores the type of what `receiveInquiry` sealed. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- authenticated by the seal
const personalOf = (opened: string) => JSON.parse(opened) as Omit<Inquiry, 'inquirerType' | 'inquiryType'>;
