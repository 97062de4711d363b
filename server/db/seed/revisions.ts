import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { pageType as pageTypes } from '#contract/site/frame.ts';
import type { Db } from '../database.ts';
import { setting } from '../schema.ts';
import {
  bookingInfo,
  club,
  drivingRangeBooking,
  drivingRangeCourse,
  drivingRangeFee,
  faq,
  fee,
  guestInfo,
  keyVisual,
  membershipInfo,
  notice,
  popup,
  scheduleTable,
  specialOffer,
} from '../site-schema.ts';
import correctedTexts from './content/corrected-texts.json' with { type: 'json' };
import newPictures from './content/new-pictures.json' with { type: 'json' };
import renamedCaptions from './content/renamed-captions.json' with { type: 'json' };
import roomPictures from './content/room-pictures.json' with { type: 'json' };

const painting = { pcImageUrl: 'ink-day-1600.webp', mobileImageUrl: 'ink-day-1600.webp', alt: '먹으로 그린 산과 안개' };

/** Pictures that earlier releases seeded for pages whose header did not show them yet. */
const neverShown = [
  { pageType: 'NOTICE', pcImageUrl: 'kv-dawn-1920.webp', mobileImageUrl: 'kv-dawn-900.webp' },
  { pageType: 'POLICY', pcImageUrl: 'kv-dusk-1920.webp', mobileImageUrl: 'kv-dusk-900.webp' },
] as const;

/**
 * Gives notices and policies the painting that their header has always shown, unless an operator has set another
 * picture.
 */
export async function paintHeaders(tx: Db): Promise<void> {
  for (const { pageType, pcImageUrl, mobileImageUrl } of neverShown) {
    const isAsSeeded = and(
      eq(keyVisual.pageType, pageType),
      eq(keyVisual.pcImageUrl, pcImageUrl),
      eq(keyVisual.mobileImageUrl, mobileImageUrl),
    );
    await tx.update(keyVisual).set(painting).where(isAsSeeded);
  }
}

const caption = (text: string) => `<caption>${text}</caption>`;

const withRenamed = (column: PgColumn): SQL =>
  Object.entries(renamedCaptions).reduce(
    (html, [former, name]) => sql`replace(${html}, ${caption(former)}, ${caption(name)})`,
    sql`${column}`,
  );

/**
 * Renames the seeded table captions that repeated their club or heading; the rest of each text stays. The fee
 * calculator compares captions.
 */
export async function renameCaptions(tx: Db): Promise<void> {
  const isAffected = (column: PgColumn) => ne(column, withRenamed(column));
  await tx
    .update(fee)
    .set({ feeTable: withRenamed(fee.feeTable) })
    .where(isAffected(fee.feeTable));
  await tx
    .update(scheduleTable)
    .set({ scheduleTable: withRenamed(scheduleTable.scheduleTable) })
    .where(isAffected(scheduleTable.scheduleTable));
  await tx
    .update(bookingInfo)
    .set({ description: withRenamed(bookingInfo.description) })
    .where(isAffected(bookingInfo.description));
  await tx
    .update(drivingRangeFee)
    .set({ feeTable: withRenamed(drivingRangeFee.feeTable) })
    .where(isAffected(drivingRangeFee.feeTable));
  await tx
    .update(drivingRangeBooking)
    .set({ description: withRenamed(drivingRangeBooking.description) })
    .where(isAffected(drivingRangeBooking.description));
}

/**
 * Replaces each former sentence in a column by the one that this release has; whatever else an operator has changed in
 * the text stays.
 */
async function correct(
  tx: Db,
  table: PgTable,
  name: string,
  column: PgColumn,
  sentences: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [former, corrected] of Object.entries(sentences)) {
    const text = sql`${column}::text`;
    const type = sql.raw(column.getSQLType());
    await tx.execute(
      sql`update ${table} set ${sql.identifier(name)} = replace(${text}, ${former}, ${corrected})::${type} where position(${former}::text in ${text}) > 0`,
    );
  }
}

/** Corrects seeded sentences that contradicted another text, the schedule or what the site can do. */
export async function correctTexts(tx: Db): Promise<void> {
  await correct(tx, notice, 'title', notice.title, correctedTexts['notice.title']);
  await correct(tx, notice, 'contents', notice.contents, correctedTexts['notice.contents']);
  await correct(tx, specialOffer, 'summary', specialOffer.summary, correctedTexts['specialOffer.summary']);
  await correct(tx, specialOffer, 'contents', specialOffer.contents, correctedTexts['specialOffer.contents']);
  await correct(tx, faq, 'contents', faq.contents, correctedTexts['faq.contents']);
  await correct(tx, guestInfo, 'description', guestInfo.description, correctedTexts['guestInfo.description']);
  await correct(tx, club, 'directions', club.directions, correctedTexts['club.directions']);
}

/**
 * Gives seeded offers, key visuals and practice areas the picture that shows what their text says, unless an operator
 * has set another one.
 */
export async function replacePictures(tx: Db): Promise<void> {
  await replaceThumbnails(tx, newPictures.specialOffer);
  for (const { id, former, picture } of newPictures.drivingRangeCourse)
    await tx
      .update(drivingRangeCourse)
      .set({ thumbnail: picture })
      .where(and(eq(drivingRangeCourse.id, id), eq(drivingRangeCourse.thumbnail, former)));
  for (const { pageType, former, picture } of newPictures.keyVisual)
    await tx
      .update(keyVisual)
      .set(picture)
      .where(
        and(
          eq(keyVisual.pageType, pageTypes.parse(pageType)),
          eq(keyVisual.pcImageUrl, former.pcImageUrl),
          eq(keyVisual.mobileImageUrl, former.mobileImageUrl),
        ),
      );
}

/**
 * Gives seeded offers, popups and kinds of memberships the room or table that their text speaks of, in the same way. A
 * part of its own: databases have received the landscapes before.
 */
export async function replaceByRooms(tx: Db): Promise<void> {
  await replaceThumbnails(tx, roomPictures.specialOffer);
  for (const { id, former, picture } of roomPictures.popup)
    await tx
      .update(popup)
      .set(picture)
      .where(and(eq(popup.id, id), eq(popup.pcImageUrl, former.pcImageUrl), eq(popup.alt, former.alt)));
  for (const { title, former, picture } of roomPictures.membershipInfo)
    await tx
      .update(membershipInfo)
      .set(picture)
      .where(
        and(
          eq(membershipInfo.title, title),
          eq(membershipInfo.leftImage, former.leftImage),
          eq(membershipInfo.rightImage, former.rightImage),
        ),
      );
}

type NewThumbnail = { id: number; former: string; picture: string };

async function replaceThumbnails(tx: Db, offers: readonly NewThumbnail[]): Promise<void> {
  for (const { id, former, picture } of offers)
    await tx
      .update(specialOffer)
      .set({ thumbnail: picture })
      .where(and(eq(specialOffer.id, id), eq(specialOffer.thumbnail, former)));
}

const youtubeVideo = String.raw`^https://(youtu\.be/|(www\.|m\.)?youtube(-nocookie)?\.com/(watch|embed|shorts|live))`;

/**
 * The link to YouTube used to name the film, too: a video that an operator has set becomes the film of the story page.
 */
export async function separateFilm(tx: Db): Promise<void> {
  await tx.insert(setting).values({ key: 'filmLink', value: '' }).onConflictDoNothing();
  await tx.execute(
    sql`update ${setting} set value = film.value from ${setting} as film where ${setting.key} = 'filmLink' and ${setting.value} = '""'::jsonb and film.key = 'youtubeLink' and film.value #>> '{}' ~ ${youtubeVideo}`,
  );
}
