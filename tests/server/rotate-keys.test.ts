import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Inquiry } from '#contract/membership/inquiry.ts';
import { createSealing, keyIdOf, type MasterKeys } from '#server/crypto/keys.ts';
import { seal } from '#server/crypto/seal.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { rotateKeys } from '#server/db/rotate-keys.ts';
import { install, member, membershipInquiry } from '#server/db/schema.ts';
import { sealedColumns } from '#server/db/sealed-columns.ts';
import { receiveInquiry } from '#server/services/inquiry/receive.ts';
import { masterKeys, plainPasswords, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { valuesOf } from './lib/rows.ts';

const nextKey = Buffer.alloc(32, 9);
/** The keys of a process started before a rotation, and after it. */
const duringRotation: MasterKeys = { current: nextKey, others: [masterKeys.current] };
const afterRotation: MasterKeys = { current: nextKey, others: [] };
const inquiry: Inquiry = {
  name: '가을',
  email: '',
  contact: '01012345678',
  postCode: '',
  address1: '',
  address2: '',
  inquirerType: 'PERSONAL',
  inquiryType: 'GOLF',
  contents: '문의',
};

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const prepare = (keys: MasterKeys) =>
  prepareDatabase(app.deps.db, { passwords: plainPasswords, masterKeys: keys, now: startOfTest });
const receiveInquiries = (count: number) =>
  Promise.all(Array.from({ length: count }, () => receiveInquiry(app.deps, inquiry)));
/** Inserts rows without sending announcement mails. */
const add = (count: number) =>
  app.deps.db.insert(membershipInquiry).values(
    Array.from({ length: count }, () => ({
      receivedAt: startOfTest,
      dueAt: startOfTest,
      inquirerType: 'PERSONAL' as const,
      inquiryType: 'GOLF' as const,
      sealed: app.deps.keys.seal('consultation', '문의'),
    })),
  );
const keyIds = async () => {
  const { db } = app.deps;
  const rows = [
    ...(await db.select({ sealed: member.ciSealed }).from(member)),
    ...(await db.select({ sealed: membershipInquiry.sealed }).from(membershipInquiry)),
    ...(await db.select({ sealed: install.hashKeySealed }).from(install)),
  ];
  return [...new Set(rows.map(({ sealed }) => sealed?.split('.')[0]))];
};

describe('a rotation of the encryption key', () => {
  test('seals every text under the new key, and the old one opens nothing any more', async () => {
    await receiveInquiries(3);
    const members = await app.deps.db.$count(member);
    // The consultations, the mails that announce them, and the hash key.
    expect(await rotateKeys(app.deps.db, duringRotation)).toBe(members + 3 + 3 + 1);
    expect(await keyIds()).toEqual([keyIdOf(nextKey)]);
    const [stored] = await app.deps.db.select().from(membershipInquiry).orderBy(asc(membershipInquiry.id));
    expect(JSON.parse(createSealing(afterRotation).open('consultation', stored?.sealed ?? ''))).toMatchObject({
      name: '가을',
      contents: '문의',
    });
    await expect(prepare(masterKeys)).rejects.toThrow(
      'ENCRYPTION_KEY is not the key that this database was set up with.',
    );
  });

  test('leaves the hashes, so that lookups by them still work', async () => {
    await rotateKeys(app.deps.db, duringRotation);
    const { keys } = await prepare(afterRotation);
    expect(keys.hash('withdrawn id', 'member01')).toBe(app.deps.keys.hash('withdrawn id', 'member01'));
  });

  test('resumes after an interruption, and does nothing the second time', async () => {
    await add(600);
    const [lastInquiry] = await app.deps.db
      .select()
      .from(membershipInquiry)
      .orderBy(asc(membershipInquiry.id))
      .offset(599);
    await app.deps.db
      .update(membershipInquiry)
      .set({ sealed: `${createSealing(masterKeys).keyId}.damaged` })
      .where(eq(membershipInquiry.id, lastInquiry?.id ?? 0));
    await expect(rotateKeys(app.deps.db, duringRotation)).rejects.toThrow('Invalid authentication tag length');
    await app.deps.db
      .update(membershipInquiry)
      .set({ sealed: lastInquiry?.sealed ?? '' })
      .where(eq(membershipInquiry.id, lastInquiry?.id ?? 0));
    expect(await keyIds()).toHaveLength(2);
    expect([await rotateKeys(app.deps.db, duringRotation), await rotateKeys(app.deps.db, duringRotation)]).toEqual([
      100, 0,
    ]);
    expect(await keyIds()).toEqual([keyIdOf(nextKey)]);
  });

  test('is not started if none of the keys is the database’s', async () => {
    await expect(rotateKeys(app.deps.db, afterRotation)).rejects.toThrow(
      'ENCRYPTION_KEY is not the key that this database was set up with.',
    );
  });

  test('covers every column with sealed texts', async () => {
    const sealedNames = sealedColumns.map(({ table, column }) => `${table}.${column}`);
    const columnsQuery =
      "select table_name || '.' || column_name as value from information_schema.columns where table_schema = 'public' and column_name like '%sealed'";
    expect((await valuesOf(app.deps.db, columnsQuery)).toSorted()).toEqual(sealedNames.toSorted());
  });
});

test('before a rotation, each process opens texts that another one has sealed with the next key', async () => {
  const { keys } = await prepare({ current: masterKeys.current, others: [nextKey] });
  expect(keys.open('consultation', createSealing(duringRotation).seal('consultation', '문의'))).toBe('문의');
});

test('texts sealed before purposes existed are sealed again by the first start', async () => {
  const { db } = app.deps;
  await db.update(install).set({ hashKeySealed: null });
  await db
    .update(member)
    .set({ ciSealed: seal(masterKeys.current, 'identifier') })
    .where(eq(member.serviceId, 'member01'));
  const { keys } = await prepare(masterKeys);
  const [row] = await db.select({ ciSealed: member.ciSealed }).from(member).where(eq(member.serviceId, 'member01'));
  expect(keys.open('identifier across services', row?.ciSealed ?? '')).toBe('identifier');
});
