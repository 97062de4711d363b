import { asc, eq, lte } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { prepareDatabase } from '#server/db/prepare.ts';
import { consent, document, install, member, setting } from '#server/db/schema.ts';
import people from '#server/sandbox/content/people.json' with { type: 'json' };
import { inventedIdentifiers } from '#server/db/seed/identifiers.ts';
import { masterKeys, plainPasswords, startApp, startOfTest } from './lib/app.ts';
import { emptyDatabase, openUnprepared } from './lib/database.ts';

const options = { passwords: plainPasswords, masterKeys, now: startOfTest };
/** Returns a database that was empty and has been prepared with these options. */
const freshlySeeded = async () => (await startApp()).deps;

describe('an empty database', () => {
  test('is seeded once: later changes remain', async () => {
    const { db } = await freshlySeeded();
    await db.update(member).set({ name: '바뀐이름' });
    await prepareDatabase(db, options);
    const names = await db.select({ name: member.name }).from(member);
    expect(names).toEqual(Array.from({ length: 7 }, () => ({ name: '바뀐이름' })));
  });

  test('is seeded once by two processes that start together', async () => {
    const database = await openUnprepared();
    await database.migrate(() => Promise.resolve());
    await Promise.all([1, 2].map(() => database.migrate((db) => prepareDatabase(db, options))));
    expect(await database.db.$count(member)).toBe(7);
    await database.close();
  });

  test('gets no members if the sandbox is off, and its setting once', async () => {
    const { db } = await emptyDatabase();
    await prepareDatabase(db, { ...options, sampleMembers: false });
    await db.update(setting).set({ value: 'security@golf.example' }).where(eq(setting.key, 'contactEmail'));
    await prepareDatabase(db, { ...options, sampleMembers: false });
    const [contact] = await db.select().from(setting).where(eq(setting.key, 'contactEmail'));
    expect([await db.$count(member), contact?.value]).toEqual([0, 'security@golf.example']);
  });

  test('with the members of the sandbox is marked, and cannot be opened with the sandbox off', async () => {
    const { db } = await freshlySeeded();
    expect(await db.select({ sampleMembers: install.sampleMembers }).from(install)).toEqual([{ sampleMembers: true }]);
    await db.delete(member);
    await expect(prepareDatabase(db, { ...options, sampleMembers: false })).rejects.toThrow(
      'The database holds the sample members of the sandbox, whose password is public: with SANDBOX=off set DATABASE_URL or DATA_DIR to another database.',
    );
  });

  test('seeded with the sandbox off is not marked', async () => {
    const { db } = await emptyDatabase();
    await prepareDatabase(db, { ...options, sampleMembers: false });
    expect(await db.select({ sampleMembers: install.sampleMembers }).from(install)).toEqual([{ sampleMembers: false }]);
  });

  test('is seeded completely or not at all', async () => {
    const { db } = await emptyDatabase();
    await db.insert(setting).values({ key: 'address', value: 'in the way' });
    await expect(prepareDatabase(db, options)).rejects.toThrow('insert into "setting"');
    expect(await db.$count(member)).toBe(0);
  });
});

describe('the seeded members', () => {
  test('have identifiers of the real format, the same on every fresh start, the one across services sealed', async () => {
    const identifiers = [];
    for (const now of [startOfTest, new Date(0)]) {
      const { db } = await emptyDatabase();
      const { keys } = await prepareDatabase(db, { ...options, now });
      const rows = await db.select().from(member).orderBy(asc(member.id));
      identifiers.push(rows.map(({ ciSealed, di }) => ({ ci: keys.open('identifier across services', ciSealed), di })));
    }
    const [initial = [], second] = identifiers;
    expect(second).toEqual(initial);
    expect(initial.every(({ ci, di }) => ci.length === 88 && di.length === 64)).toBe(true);
    expect(new Set(initial.map(({ ci }) => ci)).size).toBe(7);
  });

  test('have a row for each consent', async () => {
    const { db } = await freshlySeeded();
    const rows = await db
      .select()
      .from(consent)
      .orderBy(asc(consent.memberId), asc(consent.kind), asc(consent.documentType));
    const expectedConsent = (id: number, memberId: number, kind: string, documentType: string) => ({
      id,
      memberId,
      kind,
      documentType,
      documentVersion: '2026-11-01',
      agreedAt: startOfTest,
      withdrawnAt: null,
      confirmedAt: null,
    });
    expect(rows.filter(({ memberId }) => memberId <= 2)).toEqual([
      expectedConsent(1, 1, 'DOCUMENT', 'SERVICE'),
      expectedConsent(2, 1, 'DOCUMENT', 'PRIVACY_JOIN'),
      expectedConsent(3, 1, 'EMAIL', 'MARKETING'),
      expectedConsent(4, 1, 'SMS', 'MARKETING'),
      expectedConsent(5, 2, 'DOCUMENT', 'SERVICE'),
      expectedConsent(6, 2, 'DOCUMENT', 'PRIVACY_JOIN'),
      expectedConsent(7, 2, 'EMAIL', 'MARKETING'),
    ]);
  });

  test('have the identifiers that the sandbox’s provider returns for the same person', async () => {
    const { db, keys } = await freshlySeeded();
    const rows = await db.select().from(member).orderBy(asc(member.id));
    const expected = rows.map(({ name }) => {
      const person = people.find((each) => each.name === name);
      return person && inventedIdentifiers(person);
    });
    expect(rows.map(({ ciSealed, di }) => ({ ci: keys.open('identifier across services', ciSealed), di }))).toEqual(
      expected,
    );
  });

  test('cannot share an id in another case', async () => {
    const { db } = await freshlySeeded();
    await expect(db.update(member).set({ serviceId: 'MEMBER01' })).rejects.toMatchObject({ cause: { code: '23505' } });
  });
});

test('documents of a new release are added to a database in use, and existing ones remain', async () => {
  const { db } = await freshlySeeded();
  await db.update(document).set({ title: '바뀐 제목' }).where(eq(document.idType, 1));
  await db.delete(document).where(eq(document.idType, 2));
  await prepareDatabase(db, options);
  const preserved = await db
    .select({ id: document.idType, title: document.title })
    .from(document)
    .where(lte(document.idType, 2))
    .orderBy(document.idType);
  expect(preserved).toEqual([
    { id: 1, title: '바뀐 제목' },
    { id: 2, title: '개인정보 수집 및 이용 동의' },
  ]);
});

test('a database is not served with another encryption key', async () => {
  const { db } = await freshlySeeded();
  await expect(
    prepareDatabase(db, { ...options, masterKeys: { current: Buffer.alloc(32, 9), others: [] } }),
  ).rejects.toThrow('ENCRYPTION_KEY is not the key that this database was set up with.');
});
