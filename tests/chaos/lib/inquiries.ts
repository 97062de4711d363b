import * as z from 'zod/mini';
import { createSealing, type MasterKeys } from '#server/crypto/keys.ts';
import { membershipInquiry } from '#server/db/schema.ts';
import { masterKeys } from '#tests/server/lib/app.ts';
import type { Outcome } from './calls.ts';
import { isSuccess, send } from './calls.ts';
import type { Installation } from './installation.ts';

const sealed = z.object({ contents: z.string() });
/** Returns the stored texts of the consultation with this number. */
export const textOf = (number: number): string => `문의 ${number}번`;

/** Sends the consultation of this number, always with the same idempotency key. */
export const inquire = (url: string, number: number): Promise<Outcome> =>
  send(
    url,
    '/api/v1/membership-inquiries/post',
    {
      name: '가을',
      email: '',
      contact: '01012345678',
      postCode: '',
      address1: '',
      address2: '',
      inquirerType: 'PERSONAL',
      inquiryType: 'GOLF',
      contents: textOf(number),
    },
    { 'Idempotency-Key': `consultation-${String(number).padStart(8, '0')}` },
  );

/** Sends these over concurrent connections; `onResponse` is called with each response. */
export async function inquireAll(
  url: string,
  numbers: readonly number[],
  connections: number,
  onResponse: (number: number, outcome: Outcome) => void,
): Promise<void> {
  const remaining = [...numbers];
  const connection = async () => {
    for (let number = remaining.shift(); number !== undefined; number = remaining.shift())
      onResponse(number, await inquire(url, number));
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

/** Records which consultations were acknowledged by at least one 2xx. */
export function ledger() {
  const acknowledged = new Set<number>();
  const record = (number: number, outcome: Outcome) => void (isSuccess(outcome) && acknowledged.add(number));
  return { acknowledged, record };
}

/** Returns the consultations that the database does not have exactly once, with their number. */
export async function wronglyStored(
  installation: Installation,
  numbers: readonly number[],
  keys: MasterKeys = masterKeys,
): Promise<string[]> {
  const rows = await installation.read((db) => db.select({ sealed: membershipInquiry.sealed }).from(membershipInquiry));
  const sealing = createSealing(keys);
  const stored = rows.map((row) => sealed.parse(JSON.parse(sealing.open('consultation', row.sealed))).contents);
  const times = new Map(numbers.map((number) => [textOf(number), 0]));
  for (const text of stored) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].filter(([, count]) => count !== 1).map(([text, count]) => `${text}: ${count} times`);
}
