import { asc, gte } from 'drizzle-orm';
import type { Inquiry } from '#contract/inquiry.ts';
import type { Sealing } from '../../crypto/keys.ts';
import { membershipInquiry } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

export type ReceivedInquiry = Inquiry & { readonly id: number; readonly receivedAt: Date };

/** The consultations that were received since then, the oldest first, as they were sent. Throws for one that was sealed with a key that is not there. */
export async function listInquiries({ db }: Pick<Deps, 'db'>, sealing: Sealing, since: Date): Promise<ReceivedInquiry[]> {
  const rows = await db.select().from(membershipInquiry).where(gte(membershipInquiry.receivedAt, since)).orderBy(asc(membershipInquiry.receivedAt), asc(membershipInquiry.id));
  return rows.map(({ id, receivedAt, inquirerType, inquiryType, sealed }) => ({ id, receivedAt, inquirerType, inquiryType, ...personalOf(sealing.open('consultation', sealed)) }));
}

/** The boundary where what `receiveInquiry` sealed gets its type back. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- authenticated by the seal
const personalOf = (opened: string) => JSON.parse(opened) as Omit<Inquiry, 'inquirerType' | 'inquiryType'>;
