import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Sealing } from '#server/crypto/keys.ts';
import type { Db } from '#server/db/database.ts';
import { member, membershipInquiry } from '#server/db/schema.ts';
import { sealedColumns } from '#server/db/sealed-columns.ts';
import { textOf } from './inquiries.ts';

const rowsAtOnce = 1_000;

/** Inserts encrypted consultations, numbered from 1, and a member for each tenth of them. */
export async function addSealed(db: Db, sealing: Sealing, consultations: number): Promise<void> {
  for (let offset = 0; offset < consultations; offset += rowsAtOnce) {
    const numbers = Array.from(
      { length: Math.min(rowsAtOnce, consultations - offset) },
      (_, index) => offset + index + 1,
    );
    await db.insert(membershipInquiry).values(numbers.map((number) => consultation(sealing, number)));
    await db
      .insert(member)
      .values(numbers.filter((number) => number % 10 === 0).map((number) => sealedMember(sealing, number)));
  }
}

/** Counts the texts encrypted with this key, and with others. */
export async function countSealed(db: Db, keyId: string): Promise<{ sealed: number; others: number }> {
  const texts = await sealedTexts(db);
  const sealed = texts.filter(({ text }) => text.startsWith(`${keyId}.`)).length;
  return { sealed, others: texts.length - sealed };
}

/** Decrypts every encrypted text; throws if these keys cannot decrypt one. */
export async function openAll(db: Db, sealing: Sealing): Promise<void> {
  for (const { purpose, text } of await sealedTexts(db)) sealing.open(purpose, text);
}

const textRows = z.object({ rows: z.array(z.object({ text: z.string() })) });

async function sealedTexts(db: Db) {
  const texts = await Promise.all(
    sealedColumns.map(async ({ purpose, table, column }) => {
      const { rows } = textRows.parse(
        await db.execute(
          sql`select ${sql.identifier(column)} as text from ${sql.identifier(table)} where ${sql.identifier(column)} is not null`,
        ),
      );
      return rows.map(({ text }) => ({ purpose, text }));
    }),
  );
  return texts.flat();
}

function consultation(sealing: Sealing, number: number): typeof membershipInquiry.$inferInsert {
  const personal = {
    name: '가을',
    email: '',
    contact: '01012345678',
    postCode: '',
    address1: '',
    address2: '',
    contents: textOf(number),
  };
  const sealed = sealing.seal('consultation', JSON.stringify(personal));
  return { receivedAt: new Date(), dueAt: new Date(), inquirerType: 'PERSONAL', inquiryType: 'GOLF', sealed };
}

function sealedMember(sealing: Sealing, number: number): typeof member.$inferInsert {
  const ciSealed = sealing.seal('identifier across services', `ci ${number}`);
  const profile = {
    name: '가을',
    email: 'autumn@naver.com',
    mobile: '01012345678',
    birthdate: '1990-01-01',
    gender: 'FEMALE',
    userType: 'NORMAL',
  } as const;
  return {
    ...profile,
    serviceId: `sealed${number}`,
    passwordHash: 'none',
    ciSealed,
    di: `di ${number}`,
    lastSignInAt: new Date(),
    createdAt: new Date(),
  };
}
