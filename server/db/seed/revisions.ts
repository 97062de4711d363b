import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../database.ts';
import { bookingInfo, drivingRangeBooking, drivingRangeFee, fee, keyVisual, scheduleTable } from '../site-schema.ts';
import renamedCaptions from './content/renamed-captions.json' with { type: 'json' };

const painting = { pcImageUrl: 'ink-day-1600.webp', mobileImageUrl: 'ink-day-1600.webp', alt: '먹으로 그린 산과 안개' };

/** Pictures that earlier releases seeded for pages whose header did not show them yet. */
const neverShown = [
  { pageType: 'NOTICE', pcImageUrl: 'kv-dawn-1920.webp', mobileImageUrl: 'kv-dawn-900.webp' },
  { pageType: 'POLICY', pcImageUrl: 'kv-dusk-1920.webp', mobileImageUrl: 'kv-dusk-900.webp' },
] as const;

/** Gives notices and policies the painting that their header has always shown, unless an operator has set another picture. */
export async function paintHeaders(tx: Db): Promise<void> {
  for (const { pageType, pcImageUrl, mobileImageUrl } of neverShown) {
    const isAsSeeded = and(eq(keyVisual.pageType, pageType), eq(keyVisual.pcImageUrl, pcImageUrl), eq(keyVisual.mobileImageUrl, mobileImageUrl));
    await tx.update(keyVisual).set(painting).where(isAsSeeded);
  }
}

const caption = (text: string) => `<caption>${text}</caption>`;

const withRenamed = (column: PgColumn): SQL =>
  Object.entries(renamedCaptions).reduce((html, [former, name]) => sql`replace(${html}, ${caption(former)}, ${caption(name)})`, sql`${column}`);

/** Renames the seeded table captions that repeated their club or heading; the rest of each text stays. The fee calculator compares captions. */
export async function renameCaptions(tx: Db): Promise<void> {
  const isAffected = (column: PgColumn) => ne(column, withRenamed(column));
  await tx.update(fee).set({ feeTable: withRenamed(fee.feeTable) }).where(isAffected(fee.feeTable));
  await tx.update(scheduleTable).set({ scheduleTable: withRenamed(scheduleTable.scheduleTable) }).where(isAffected(scheduleTable.scheduleTable));
  await tx.update(bookingInfo).set({ description: withRenamed(bookingInfo.description) }).where(isAffected(bookingInfo.description));
  await tx.update(drivingRangeFee).set({ feeTable: withRenamed(drivingRangeFee.feeTable) }).where(isAffected(drivingRangeFee.feeTable));
  await tx.update(drivingRangeBooking).set({ description: withRenamed(drivingRangeBooking.description) }).where(isAffected(drivingRangeBooking.description));
}
