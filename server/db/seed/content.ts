import { count, max } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { readChangeOfName } from '#contract/membership/membership-info.ts';
import type { Db } from '../database.ts';
import { changeOfNameKey, setting } from '../schema.ts';
import {
  banner,
  bookingInfo,
  club,
  clubTerms,
  course,
  drivingRange,
  drivingRangeBooking,
  drivingRangeCourse,
  drivingRangeFee,
  faq,
  fee,
  guestInfo,
  hole,
  keyVisual,
  membershipInfo,
  notice,
  popup,
  scheduleTable,
  seededContent,
  specialOffer,
} from '../site-schema.ts';
import changeOfName from './content/change-of-name.json' with { type: 'json' };
import familySites from './content/family-sites.json' with { type: 'json' };
import { clubRows, clubTermsRows, courseRows, holeRows } from './club-rows.ts';
import { bookingInfoRows, feeRows, guestInfoRows, scheduleRows } from './club-content-rows.ts';
import { builtinFaqRows, faqRows, membershipInfoRows, noticeRows, offerRows } from './news-rows.ts';
import {
  correctTexts,
  paintHeaders,
  renameCaptions,
  replaceByRooms,
  replacePictures,
  separateFilm,
} from './revisions.ts';
import { bannerRows, drivingRangeRows, keyVisualRows, popupRows } from './site-rows.ts';

type Part = { readonly name: string; add(tx: Db): Promise<unknown> };

/** Inserts the rows if the table is empty. */
const filling = <T extends PgTable>(name: string, table: T, rows: () => T['$inferInsert'][]): Part => ({
  name,
  async add(tx) {
    const [found] = await tx.select({ total: count() }).from<PgTable>(table);
    if (found?.total === 0) await tx.insert(table).values(rows());
  },
});

/** Sets the value if the setting has none. */
const setOnce = (name: string, key: string, value: () => unknown): Part => ({
  name,
  add: (tx) => tx.insert(setting).values({ key, value: value() }).onConflictDoNothing(),
});

/** Appends the built-in questions to the stored ones. If none are stored, the page itself shows the built-in ones. */
const builtinQuestions: Part = {
  name: 'builtin-faqs',
  async add(tx) {
    const [last] = await tx.select({ id: max(faq.id), position: max(faq.position) }).from(faq);
    if (last?.id != null && last.position !== null)
      await tx.insert(faq).values(builtinFaqRows(last.id + 1, last.position + 1));
  },
};

/** Content of this release for the public pages, in foreign-key order. */
const parts: readonly Part[] = [
  filling('clubs', club, clubRows),
  filling('courses', course, courseRows),
  filling('holes', hole, holeRows),
  filling('fees', fee, feeRows),
  filling('schedule-tables', scheduleTable, scheduleRows),
  filling('booking-info', bookingInfo, bookingInfoRows),
  filling('guest-info', guestInfo, guestInfoRows),
  filling('terms', clubTerms, clubTermsRows),
  filling('driving-range', drivingRange, () => drivingRangeRows().info),
  filling('driving-range-courses', drivingRangeCourse, () => drivingRangeRows().courses),
  filling('driving-range-fees', drivingRangeFee, () => drivingRangeRows().fees),
  filling('driving-range-booking', drivingRangeBooking, () => drivingRangeRows().bookingInfo),
  filling('key-visuals', keyVisual, keyVisualRows),
  filling('popups', popup, popupRows),
  filling('banners', banner, bannerRows),
  setOnce('family-sites', 'familySites', () => familySites),
  filling('notices', notice, noticeRows),
  filling('special-offers', specialOffer, offerRows),
  filling('faqs', faq, faqRows),
  builtinQuestions,
  filling('membership-infos', membershipInfo, membershipInfoRows),
  { name: 'painted-headers', add: paintHeaders },
  { name: 'renamed-captions', add: renameCaptions },
  { name: 'corrected-texts', add: correctTexts },
  { name: 'separate-film', add: separateFilm },
  { name: 'new-pictures', add: replacePictures },
  { name: 'room-pictures', add: replaceByRooms },
  setOnce('change-of-name', changeOfNameKey, () => readChangeOfName.result.parse(changeOfName)),
];

/**
 * Adds each part that this database has never received, once: what an operator has since changed or emptied stays that
 * way.
 */
export async function addContent(tx: Db, now: Date): Promise<void> {
  const received = new Set((await tx.select().from(seededContent)).map(({ name }) => name));
  for (const part of parts.filter(({ name }) => !received.has(name))) {
    await part.add(tx);
    await tx.insert(seededContent).values({ name: part.name, seededAt: now });
  }
}
