import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { consent } from '#server/db/schema.ts';
import { openUnprepared } from './lib/database.ts';

const statements = (name: string) => readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8').split('--> statement-breakpoint');

test('consents given before documents had versions name the document and the version that was shown then', async () => {
  const { db, close } = await openUnprepared();
  for (const statement of statements('0000_init')) await db.execute(sql.raw(statement));
  await db.execute(sql`insert into member (service_id, password_hash, user_type, name, email, mobile, birthdate, gender, ci_sealed, di, created_at)
    values ('member01', '', 'PERSONAL', '', '', '', '1990-01-01', 'MALE', '', '', '2026-01-01Z')`);
  for (const kind of ['SERVICE', 'PRIVACY', 'PRIVACY_THIRD_PARTY', 'EMAIL', 'SMS']) {
    await db.execute(sql`insert into consent (member_id, kind, agreed_at) values (1, ${kind}, '2026-01-01Z')`);
  }
  await db.transaction(async (tx) => {
    for (const statement of statements('0001_identity')) await tx.execute(sql.raw(statement));
  });
  const given = { memberId: 1, documentVersion: '2026-11-01', agreedAt: new Date('2026-01-01Z'), withdrawnAt: null };
  expect(await db.select().from(consent).orderBy(consent.kind, consent.documentType)).toEqual([
    { ...given, kind: 'DOCUMENT', documentType: 'SERVICE' },
    { ...given, kind: 'DOCUMENT', documentType: 'PRIVACY_JOIN' },
    { ...given, kind: 'DOCUMENT', documentType: 'THIRD_PARTY' },
    { ...given, kind: 'EMAIL', documentType: 'MARKETING' },
    { ...given, kind: 'SMS', documentType: 'MARKETING' },
  ]);
  await close();
});
