import { createHash } from 'node:crypto';
import { seal } from '../../crypto/seal.ts';
import type { Db } from '../database.ts';
import { consent, member, memberAddress } from '../schema.ts';
import type { Account } from './accounts.ts';
import type { Seeding } from './seed.ts';

const requiredConsents = ['SERVICE', 'PRIVACY'] as const;

/** Inserts the member with address and consents; returns the new row's id. */
export async function addMember(tx: Db, account: Account, passwordHash: string, { key, now }: Seeding): Promise<number> {
  const { password: _, memberships: __, purpose: ___, address, marketing, ...given } = account;
  const [added] = await tx
    .insert(member)
    .values({ ...given, passwordHash, ciSealed: seal(key, inventedCi(account)), di: inventedDi(account), createdAt: now })
    .returning({ id: member.id });
  if (!added) throw new Error('An insert returned no row.');
  if (address) await tx.insert(memberAddress).values({ ...address, memberId: added.id });
  await tx.insert(consent).values(
    [...requiredConsents, ...marketing].map((kind) => ({ memberId: added.id, kind, agreedAt: now })),
  );
  return added.id;
}

/** 88 characters, the same for a person on every fresh start, as a verification service would give them. */
const inventedCi = (account: Account) => createHash('sha512').update(`ci:${person(account)}`).digest('base64');

/** 64 characters. */
const inventedDi = (account: Account) => createHash('sha256').update(`di:${person(account)}`).digest('hex');

const person = ({ name, birthdate, mobile }: Account) => [name, birthdate.replaceAll('-', ''), mobile].join(':');
