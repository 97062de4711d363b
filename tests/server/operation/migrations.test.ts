import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database, Db } from '#server/db/database.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { consent, member, membership, session } from '#server/db/schema.ts';
import { noticeCount } from '#server/db/site-schema.ts';
import { sha256 } from '#server/crypto/digest.ts';
import { openUnprepared } from '../lib/database.ts';

const statements = (name: string) =>
  readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8').split('--> statement-breakpoint');

async function applyMigrations(db: Db, ...names: string[]) {
  await db.transaction(async (tx) => {
    for (const name of names) for (const statement of statements(name)) await tx.execute(sql.raw(statement));
  });
}

const addMember = (db: Db) =>
  db.execute(sql`insert into member (service_id, password_hash, user_type, name, email, mobile, birthdate, gender, ci_sealed, di, created_at)
    values ('member01', '', 'PERSONAL', '', '', '', '1990-01-01', 'MALE', '', '', '2026-01-01Z')`);

/** Opens a database without tables until the end of the test. */
async function openEmpty(): Promise<Db> {
  const { db, close } = await openUnprepared();
  onTestFinished(close);
  return db;
}

test('consents given before documents had versions get the document and the version shown then', async () => {
  const db = await openEmpty();
  await applyMigrations(db, '0000_init');
  await addMember(db);
  for (const kind of ['SERVICE', 'PRIVACY', 'PRIVACY_THIRD_PARTY', 'EMAIL', 'SMS']) {
    await db.execute(sql`insert into consent (member_id, kind, agreed_at) values (1, ${kind}, '2026-01-01Z')`);
  }
  await applyMigrations(db, '0001_identity', '0002_my_page');
  const { id: _, confirmedAt: __, ...columns } = getTableColumns(consent);
  const givenConsent = {
    memberId: 1,
    documentVersion: '2026-11-01',
    agreedAt: new Date('2026-01-01Z'),
    withdrawnAt: null,
  };
  expect(await db.select(columns).from(consent).orderBy(consent.kind, consent.documentType)).toEqual([
    { ...givenConsent, kind: 'DOCUMENT', documentType: 'SERVICE' },
    { ...givenConsent, kind: 'DOCUMENT', documentType: 'PRIVACY_JOIN' },
    { ...givenConsent, kind: 'DOCUMENT', documentType: 'THIRD_PARTY' },
    { ...givenConsent, kind: 'EMAIL', documentType: 'MARKETING' },
    { ...givenConsent, kind: 'SMS', documentType: 'MARKETING' },
  ]);
});

describe('a database from before my page', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openUnprepared();
    const { db } = database;
    await applyMigrations(db, '0000_init', '0001_identity');
    await addMember(db);
    await db.execute(sql`insert into consent (member_id, kind, document_type, document_version, agreed_at, withdrawn_at) values
      (1, 'DOCUMENT', 'SERVICE', '2026-11-01', '2026-01-01Z', null),
      (1, 'EMAIL', 'MARKETING', '2026-11-01', '2026-01-01Z', '2026-02-01Z'),
      (1, 'SMS', 'MARKETING', '2026-11-01', null, null)`);
    await db.execute(sql`insert into membership (number, member_id, goods_name, customer_name) values
      ('51-02-004417', 1, '오크밸리 정회원', ''), ('51-21-000118', 1, '오크밸리 법인정회원', ''), ('61-11-000982', 1, '오크힐스 주중회원', '')`);
    await db.execute(
      sql`insert into session (token_hash, member_id, created_at, last_seen_at) values ('hash', 1, '2026-01-01Z', '2026-01-01Z')`,
    );
    await applyMigrations(
      db,
      '0002_my_page',
      '0003_public_site',
      '0004_news',
      '0005_notice_kinds',
      '0006_renewed_tokens',
      '0007_sample_members',
      '0008_keys_by_purpose',
      '0009_verification_secrets',
      '0010_full_width_search',
      '0011_mail_and_periods',
      '0012_persons_and_consultations',
      '0013_company_approval',
      '0014_lock_keys',
      '0015_idempotent_calls',
      '0016_notices_of_all_clubs',
      '0017_provider_tokens',
      '0018_bound_verifications',
      '0019_contact_changes',
      '0020_activity',
      '0021_passkeys',
    );
  });
  afterAll(() => database.close());

  test('retains given consents, and has no row for a consent not given', async () => {
    const givenConsent = {
      memberId: 1,
      documentVersion: '2026-11-01',
      agreedAt: new Date('2026-01-01Z'),
      confirmedAt: null,
    };
    expect(await database.db.select().from(consent).orderBy(consent.id)).toEqual([
      { ...givenConsent, id: 1, kind: 'DOCUMENT', documentType: 'SERVICE', withdrawnAt: null },
      { ...givenConsent, id: 2, kind: 'EMAIL', documentType: 'MARKETING', withdrawnAt: new Date('2026-02-01Z') },
    ]);
  });

  test('recognises regular memberships by their names', async () => {
    expect(
      await database.db
        .select({ number: membership.number, regular: membership.regular })
        .from(membership)
        .orderBy(membership.number),
    ).toEqual([
      { number: '51-02-004417', regular: true },
      { number: '51-21-000118', regular: true },
      { number: '61-11-000982', regular: false },
    ]);
  });

  test('retains its sessions under their names, with unknown devices', async () => {
    const createdAt = new Date('2026-01-01Z');
    expect(await database.db.select().from(session)).toEqual([
      {
        id: sha256('session hash'),
        tokenHash: 'hash',
        nextHash: null,
        memberId: 1,
        device: '알 수 없는 기기',
        createdAt,
        lastSeenAt: createdAt,
      },
    ]);
  });

  test('accepts one active consent for each member, kind and document, and any number of withdrawn ones', async () => {
    const activeConsent = {
      memberId: 1,
      kind: 'EMAIL',
      documentType: 'MARKETING',
      documentVersion: '2026-11-01',
      agreedAt: new Date(0),
    } as const;
    const accepted: unknown[] = [];
    const insertion = database.db.transaction(async (tx) => {
      const values = [{ ...activeConsent, withdrawnAt: new Date(0) }, activeConsent];
      accepted.push(...(await tx.insert(consent).values(values).returning()));
      await tx.insert(consent).values(activeConsent);
    });
    await expect(insertion).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(accepted).toHaveLength(2);
  });
});

test('existing notices are counted in every kind that a list can be filtered by', async () => {
  const db = await openEmpty();
  await applyMigrations(db, '0000_init', '0001_identity', '0002_my_page', '0003_public_site', '0004_news');
  await db.execute(sql`insert into notice (category, cc_type, title, contents, created_date, exposure)
    values ('NEWS', 'ALL', '', '', '2026-01-01', true), ('NEWS', 'WOLSONGRI', '', '', '2026-01-31', true), ('EVENT', 'WOLSONGRI', '', '', '2026-01-31', false)`);
  await applyMigrations(db, '0005_notice_kinds');
  const month = { topContents: false, month: '2026-01-01' };
  expect(await db.select().from(noticeCount).orderBy(noticeCount.category, noticeCount.ccType)).toEqual([
    { ...month, category: 'ALL', ccType: 'ALL', total: 2 },
    { ...month, category: 'ALL', ccType: 'WOLSONGRI', total: 1 },
    { ...month, category: 'NEWS', ccType: 'ALL', total: 2 },
    { ...month, category: 'NEWS', ccType: 'WOLSONGRI', total: 1 },
  ]);
});

test('existing companies are approved if a membership is linked to them', async () => {
  const db = await openEmpty();
  const names = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => name.replace('.sql', ''));
  await applyMigrations(db, ...names.slice(0, names.indexOf('0013_company_approval')));
  for (const [serviceId, userType] of [
    ['linked01', 'CORPORATION'],
    ['joined01', 'CORPORATION'],
    ['member01', 'PERSONAL'],
  ]) {
    await db.execute(sql`insert into member (service_id, password_hash, user_type, name, email, mobile, birthdate, gender, ci_sealed, di, registration_number, last_sign_in_at, created_at)
      values (${serviceId}, '', ${userType}, '', '', '', '1990-01-01', 'MALE', '', '', case when ${userType} = 'CORPORATION' then '1234567891' end, '2026-01-01Z', '2026-01-01Z')`);
  }
  await db.execute(
    sql`insert into membership (number, member_id, goods_name, customer_name, regular) values ('1', 1, '', '', true), ('3', 3, '', '', true)`,
  );
  await applyMigrations(db, '0013_company_approval');
  const { serviceId, companyApproval } = member;
  expect(await db.select({ serviceId, companyApproval }).from(member).orderBy(member.id)).toEqual([
    { serviceId: 'linked01', companyApproval: 'APPROVED' },
    { serviceId: 'joined01', companyApproval: 'PENDING' },
    { serviceId: 'member01', companyApproval: null },
  ]);
});
