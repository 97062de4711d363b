import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ClubDirections } from '#contract/clubs/club-content.ts';
import type { HoleLayout } from '#contract/clubs/course.ts';
import { categoryChoices } from '#contract/news/notice-kinds.ts';
import { html } from './html-column.ts';

// Tables of the public pages. Images are file names that an operator may change; `position` is the display order; a
// trigger of the migrations sets `updatedAt` whenever a row changes, even by hand-written SQL.

/** Ids below a million are reserved for the seed, so that generated ids never collide with them. */
const numbered = () => integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 });
const updated = { updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow() };
const clubReference = () =>
  integer()
    .notNull()
    .references(() => club.id, { onDelete: 'cascade' });

export const clubKey = pgEnum('club_key', ['oakhills', 'oakvalley', 'seongmunan', 'wolsongri']);
export const clubAccess = pgEnum('club_access', ['public', 'members-only']);
export const termsKind = pgEnum('terms_kind', ['COMPLIANCE', 'USE']);
export const pageType = pgEnum('page_type', [
  'MAIN',
  'STORY',
  'ABOUT',
  'OAKHILLS',
  'OAKVALLEY',
  'SEONGMUNAN',
  'WOLSONGRI',
  'DRIVING_RANGE',
  'SPECIALOFFER',
  'NOTICE',
  'MEMBERSHIP',
  'MYPAGE',
  'ACCOUNT',
  'POLICY',
]);

/** `lengthM` and `lengthYd` are from the table of clubs (spec 000 §1); the URL of the card follows from `key`. */
export const club = pgTable('club', {
  id: integer().primaryKey(),
  key: clubKey().notNull().unique('club_key_unique'),
  position: integer().notNull(),
  nameKo: text().notNull(),
  nameEn: text().notNull(),
  access: clubAccess().notNull(),
  accessLabel: text().notNull(),
  holes: integer().notNull(),
  par: integer().notNull(),
  courseNames: text().array().notNull(),
  lengthM: integer().notNull(),
  lengthYd: integer().notNull(),
  cart: text().notNull(),
  caddie: text().notNull(),
  designer: text().notNull(),
  storyTitle: text().notNull(),
  storySubtitle: text().notNull(),
  storyDescription: text().notNull(),
  storyImage: text().notNull(),
  cardTitle: text().notNull(),
  cardImage: text().notNull(),
  address: text().notNull(),
  phone: text().notNull(),
  reservationTel: text().notNull(),
  lat: doublePrecision().notNull(),
  lng: doublePrecision().notNull(),
  directions: jsonb().$type<Pick<ClubDirections, 'car' | 'shuttle'>>().notNull(),
  ...updated,
});

export const course = pgTable(
  'course',
  {
    id: numbered(),
    clubId: clubReference(),
    position: integer().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    introduce: text().notNull(),
    youtubeLink: text(),
    ...updated,
  },
  (table) => [index('course_club').on(table.clubId, table.position)],
);

/** Distances in metres. */
export const hole = pgTable(
  'hole',
  {
    id: numbered(),
    courseId: integer()
      .notNull()
      .references(() => course.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    holeNumber: integer().notNull(),
    par: integer().notNull(),
    handicap: integer().notNull(),
    standardDistance: integer().notNull(),
    blackTeeDistance: integer().notNull(),
    blueTeeDistance: integer().notNull(),
    whiteTeeDistance: integer().notNull(),
    brownTeeDistance: integer().notNull(),
    redTeeDistance: integer().notNull(),
    pcImageUrl: text(),
    mobileImageUrl: text(),
    tip: html().notNull(),
    layout: jsonb().$type<HoleLayout>().notNull(),
    ...updated,
  },
  (table) => [uniqueIndex('hole_course_number').on(table.courseId, table.holeNumber)],
);

export const fee = pgTable(
  'fee',
  {
    id: numbered(),
    clubId: clubReference(),
    position: integer().notNull(),
    title: text().notNull(),
    exposureUnit: text().notNull(),
    feeTable: html().notNull(),
    ...updated,
  },
  (table) => [index('fee_club').on(table.clubId, table.position)],
);

export const scheduleTable = pgTable(
  'schedule_table',
  {
    id: numbered(),
    clubId: clubReference(),
    position: integer().notNull(),
    title: text().notNull(),
    scheduleTable: html().notNull(),
    ...updated,
  },
  (table) => [index('schedule_table_club').on(table.clubId, table.position)],
);

const infoColumns = () => ({
  id: numbered(),
  position: integer().notNull(),
  title: text().notNull(),
  thumbnail: text().notNull(),
  description: html().notNull(),
  ...updated,
});

export const bookingInfo = pgTable('booking_info', { ...infoColumns(), clubId: clubReference() }, (table) => [
  index('booking_info_club').on(table.clubId, table.position),
]);
export const guestInfo = pgTable('guest_info', { ...infoColumns(), clubId: clubReference() }, (table) => [
  index('guest_info_club').on(table.clubId, table.position),
]);

export const clubTerms = pgTable(
  'club_terms',
  {
    id: integer().notNull().generatedByDefaultAsIdentity().unique('club_terms_id'),
    clubId: clubReference(),
    kind: termsKind().notNull(),
    title: text().notNull(),
    description: html().notNull(),
    ...updated,
  },
  (table) => [primaryKey({ columns: [table.clubId, table.kind] })],
);

/** Single row. */
export const drivingRange = pgTable('driving_range', {
  id: integer().primaryKey(),
  title: text().notNull(),
  introduce: text().notNull(),
  thumbnail: text().notNull(),
  ...updated,
});

export const drivingRangeCourse = pgTable('driving_range_course', {
  id: numbered(),
  position: integer().notNull(),
  thumbnail: text().notNull(),
  titleEnUs: text().notNull(),
  titleKoKr: text().notNull(),
  description: html().notNull(),
  ...updated,
});

export const drivingRangeFee = pgTable('driving_range_fee', {
  id: numbered(),
  position: integer().notNull(),
  title: text().notNull(),
  feeTable: html().notNull(),
  ...updated,
});
export const drivingRangeBooking = pgTable('driving_range_booking', infoColumns());

const shown = () => ({ id: numbered(), position: integer().notNull(), exposure: boolean().notNull().default(true) });

export const popup = pgTable('popup', {
  ...shown(),
  pcImageUrl: text().notNull(),
  link: text().notNull(),
  title: text().notNull(),
  text: text().notNull(),
  alt: text().notNull(),
});
export const banner = pgTable('banner', { ...shown(), title: text().notNull(), linkUrl: text().notNull() });
export const keyVisual = pgTable(
  'key_visual',
  {
    ...shown(),
    pageType: pageType().notNull(),
    pcImageUrl: text().notNull(),
    mobileImageUrl: text().notNull(),
    title: text().notNull(),
    alt: text().notNull(),
  },
  (table) => [index('key_visual_page').on(table.pageType, table.position)],
);

export const offerCategory = pgEnum('offer_category', ['package', 'dining', 'etc']);
export const noticeCategory = pgEnum('notice_category', ['NOTICE', 'EVENT', 'NEWS', 'RECRUITING', 'ETC']);
const clubsOfNotices = ['OAK_HILLS', 'OAK_VALLEY', 'SEONGMUNAN', 'WOLSONGRI'] as const;
export const ccType = pgEnum('cc_type', ['ALL', ...clubsOfNotices]);

const exposed = () => boolean().notNull().default(true);

export const specialOffer = pgTable(
  'special_offer',
  {
    id: numbered(),
    exposure: exposed(),
    category: offerCategory().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    thumbnail: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    newNotice: boolean().notNull().default(false),
    contents: html().notNull(),
    ...updated,
  },
  (table) => [index('special_offer_category').on(table.category, table.startDate, table.id)],
);

/**
 * Functions of the migrations compute the generated columns that searches read (decision 14); their GIN indexes hold
 * unigrams and bigrams. The ordering indexes also hold the folded titles (see the migration), which is why the length
 * of a title is limited.
 */
export const notice = pgTable(
  'notice',
  {
    id: numbered(),
    exposure: exposed(),
    category: noticeCategory().notNull(),
    ccType: ccType().notNull(),
    title: text().notNull(),
    createdDate: date({ mode: 'string' }).notNull(),
    /** Pinned to the top of the list. */
    topContents: boolean().notNull().default(false),
    newNotice: boolean().notNull().default(false),
    contents: html().notNull(),
    ...updated,
    titleFolded: text()
      .notNull()
      .generatedAlwaysAs(sql`search_fold("title")`),
    titleInitials: text()
      .notNull()
      .generatedAlwaysAs(sql`search_initials("title")`),
    contentsFolded: text()
      .notNull()
      .generatedAlwaysAs(sql`search_fold_html("contents")`),
  },
  (table) => {
    const inOrder = [table.topContents, table.createdDate, table.id] as const;
    return [
      check('notice_title_length', sql`char_length(${table.title}) <= 300`),
      index('notice_order')
        .on(...inOrder)
        .where(sql`${table.exposure}`),
      index('notice_category_order')
        .on(table.category, ...inOrder)
        .where(sql`${table.exposure}`),
      // The list of a club has its own notices and those for all clubs, which one index in list order must hold
      // together.
      ...clubsOfNotices.flatMap((ccClub) => {
        const ofClub = sql`${table.exposure} and ${table.ccType} in ('ALL', '${sql.raw(ccClub)}')`;
        const name = ccClub.toLowerCase();
        return [
          index(`notice_${name}_order`)
            .on(...inOrder)
            .where(ofClub),
          index(`notice_category_${name}_order`)
            .on(table.category, ...inOrder)
            .where(ofClub),
        ];
      }),
      index('notice_day')
        .on(table.createdDate, table.id)
        .where(sql`${table.exposure}`),
      index('notice_title_grams').using('gin', sql`search_grams(${table.titleFolded})`),
      index('notice_initials_grams').using('gin', sql`search_grams(${table.titleInitials})`),
      index('notice_contents_grams').using('gin', sql`search_grams(${table.contentsFolded})`),
    ];
  },
);

/**
 * Number of published notices per category, club and month, maintained by triggers of the migrations, so that a list of
 * a million notices is not counted for each page. Rows of a club include notices for all clubs; ALL rows count every
 * category or every club.
 */
export const noticeCount = pgTable(
  'notice_count',
  {
    category: text({ enum: categoryChoices }).notNull(),
    ccType: ccType().notNull(),
    topContents: boolean().notNull(),
    month: date({ mode: 'string' }).notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.ccType, table.topContents, table.month] })],
);

export const faq = pgTable('faq', { ...shown(), title: text().notNull(), contents: html().notNull(), ...updated });

export const membershipInfo = pgTable('membership_info', {
  ...shown(),
  title: text().notNull(),
  subTitle: text().notNull(),
  summary: text().notNull(),
  contents: html().notNull(),
  leftImage: text().notNull(),
  rightImage: text().notNull(),
  ...updated,
});

/**
 * Parts of the content that this database has received from a release: a part that an operator emptied since stays
 * empty.
 */
export const seededContent = pgTable('seeded_content', {
  name: text().primaryKey(),
  seededAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
