import type { Db } from '../database.ts';
import { consent, member, memberAddress } from '../schema.ts';
import type { Account } from './accounts.ts';
import type { Seeding } from './seeding.ts';
import { inventedIdentifiers } from './identifiers.ts';

const version = '2026-11-01';
const required = ['SERVICE', 'PRIVACY_JOIN'] as const;

/** Inserts the member with address and consents. Returns its id. */
export async function addMember(
  tx: Db,
  account: Account,
  passwordHash: string,
  { keys, now }: Seeding,
): Promise<number> {
  const { password: _, memberships: __, purpose: ___, bookings: ____, address, marketing, ...given } = account;
  const { ci, di } = inventedIdentifiers({ ...account, gender: account.gender === 'MALE' ? '1' : '0' });
  const [added] = await tx
    .insert(member)
    .values({
      ...given,
      passwordHash,
      ciSealed: keys.seal('identifier across services', ci),
      di,
      personHash: keys.hash('person', ci),
      lastSignInAt: now,
      createdAt: now,
    })
    .returning({ id: member.id });
  if (!added) throw new Error('An insert returned no row.');
  if (address) await tx.insert(memberAddress).values({ ...address, memberId: added.id });
  await tx
    .insert(consent)
    .values(
      [
        ...required.map((documentType) => ({ kind: 'DOCUMENT' as const, documentType })),
        ...marketing.map((kind) => ({ kind, documentType: 'MARKETING' as const })),
      ].map((each) => ({ ...each, memberId: added.id, documentVersion: version, agreedAt: now })),
    );
  return added.id;
}
