import { dayInKorea } from '#contract/shared/day.ts';
import type { Db } from '../database.ts';
import { booking, membership, setting } from '../schema.ts';
import { accounts } from './accounts.ts';
import { generateBookings } from './bookings.ts';
import settingExtra from './content/setting-extra.json' with { type: 'json' };
import settingMain from './content/setting.json' with { type: 'json' };
import { addMember } from './member.ts';
import type { Seeding } from './seeding.ts';

/** Inserts the sandbox's members and the site settings into an empty database. `tx` must be a transaction. */
export async function seed(tx: Db, seeding: Seeding): Promise<void> {
  const hashes = await Promise.all(accounts.map(({ password }) => seeding.passwords.hash(password)));
  for (const [index, account] of accounts.entries()) {
    const memberId = await addMember(tx, account, hashes[index] ?? '', seeding);
    const customerName = account.companyName ?? account.name;
    const membershipRows = account.memberships.map((each) => ({ ...each, memberId, customerName }));
    if (membershipRows.length > 0) await tx.insert(membership).values(membershipRows);
    const bookingRows = generateBookings(account, dayInKorea(seeding.now));
    if (bookingRows.length > 0) await tx.insert(booking).values(bookingRows.map((each) => ({ ...each, memberId })));
  }
  await tx.insert(setting).values(siteSetting());
}

/** Inserts the site settings that are missing. */
export async function seedSetting(tx: Db): Promise<void> {
  await tx.insert(setting).values(siteSetting()).onConflictDoNothing();
}

const siteSetting = () => Object.entries({ ...settingMain, ...settingExtra }).map(([key, value]) => ({ key, value }));
