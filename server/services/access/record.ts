import { subDays, subMonths } from 'date-fns';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { AccessAction, AccessRecord } from '#contract/account/own-data.ts';
import type { Keys } from '../../crypto/keys.ts';
import { accessRecord, member } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

/** Origin of a call. `device` is browser and system, as coarse as `deviceLabel` returns them. */
export type Client = { readonly address: string; readonly device: string };

type Member = Pick<typeof member.$inferSelect, 'di' | 'userType' | 'registrationNumber'>;

/** More would slow down the login of a member who logs in many times a day. */
const comparedSignIns = 50;

/** Failed logins of a member that are recorded within a day: enough to see an attack, too few to fill the table. */
const failuresPerDay = 10;

/** Stands for the owner of an unknown id. */
const nobody: Member & { readonly id: number } = { id: 0, di: '', userType: 'PERSONAL', registrationNumber: null };

/** Keyed hash of the member, so that a record outlives the member without naming anyone. */
export const memberHash = (keys: Keys, { di, userType, registrationNumber }: Member) =>
  keys.hash('access record', JSON.stringify([di, userType, registrationNumber ?? '']));

/** Records what a member did, when and from where; stored for a year (privacy policy, article 2). */
export async function recordAccess(
  { db, keys, now }: Deps,
  actor: Member,
  action: AccessAction,
  { address, device }: Client,
): Promise<void> {
  await db.insert(accessRecord).values({
    personHash: memberHash(keys, actor),
    action,
    at: now(),
    addressSealed: keys.seal('client address', address),
    device,
  });
}

/**
 * Records a wrong password at the login of a member, ten times a day. For an unknown id, the same statement records
 * nothing, so that its duration does not tell whether the id exists.
 */
export async function recordFailedSignIn(
  { db, keys, now }: Deps,
  actor: (Member & { readonly id: number }) | undefined,
  { address, device }: Client,
): Promise<void> {
  const { id, ...person } = actor ?? nobody;
  const personHash = memberHash(keys, person);
  const failures = and(
    eq(accessRecord.personHash, personHash),
    eq(accessRecord.action, 'SIGN_IN_FAILED'),
    gt(accessRecord.at, subDays(now(), 1)),
  );
  await db.execute(sql`
    insert into ${accessRecord} (person_hash, action, at, address_sealed, device)
    select ${personHash}, 'SIGN_IN_FAILED'::access_action, ${now().toISOString()}::timestamptz,
      ${keys.seal('client address', address)}, ${device}
    from ${member} where ${eq(member.id, id)} and (select count(*) from ${accessRecord} where ${failures}) < ${failuresPerDay}`);
}

/**
 * Returns whether the member has logged in within three months, but never with such a device from this address. The
 * first login is not unusual.
 */
export async function isUnusual({ db, keys, now }: Deps, actor: Member, { address, device }: Client): Promise<boolean> {
  const signIns = await db
    .select({ addressSealed: accessRecord.addressSealed, device: accessRecord.device })
    .from(accessRecord)
    .where(
      and(
        eq(accessRecord.personHash, memberHash(keys, actor)),
        eq(accessRecord.action, 'SIGN_IN'),
        gt(accessRecord.at, subMonths(now(), 3)),
      ),
    )
    .orderBy(desc(accessRecord.at))
    .limit(comparedSignIns);
  const isSame = (earlier: (typeof signIns)[number]) =>
    earlier.device === device && keys.open('client address', earlier.addressSealed) === address;
  return signIns.length > 0 && !signIns.some(isSame);
}

/** Returns the member's records, newest first. */
export async function listAccessRecords({ db, keys }: Deps, actor: Member): Promise<AccessRecord[]> {
  const records = await db
    .select()
    .from(accessRecord)
    .where(eq(accessRecord.personHash, memberHash(keys, actor)))
    .orderBy(desc(accessRecord.at), desc(accessRecord.id));
  return records.map(({ at, action, addressSealed, device }) => ({
    at: at.toISOString(),
    action,
    address: keys.open('client address', addressSealed),
    device,
  }));
}
