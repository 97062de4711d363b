import { eq } from 'drizzle-orm';
import { clubPath, noticePath, paths, type ClubKey, type ClubPage } from '#contract/site/site-paths.ts';
import type { PageType } from '#contract/site/frame.ts';
import type { DocumentType } from '#contract/site/document.ts';
import type { ContentKind } from '#contract/staff/content-kinds.ts';
import { document } from '../db/schema.ts';
import { club, clubTerms, course, fee, bookingInfo, guestInfo, keyVisual, scheduleTable } from '../db/site-schema.ts';
import type { Deps } from '../deps.ts';

type Reading = Pick<Deps, 'db'>;

const clubPages = {
  course: 'course',
  fee: 'fee-information',
  scheduleTable: 'booking-information',
  bookingInfo: 'booking-information',
  guestInfo: 'guest-information',
} as const satisfies Partial<Record<ContentKind, ClubPage>>;
const tablesOfClubs = { course, fee, scheduleTable, bookingInfo, guestInfo } as const;

const pagesOfVisuals = {
  MAIN: paths.home,
  STORY: paths.story,
  ABOUT: paths.overview,
  OAKHILLS: clubPath('oakhills', 'course'),
  OAKVALLEY: clubPath('oakvalley', 'course'),
  SEONGMUNAN: clubPath('seongmunan', 'course'),
  WOLSONGRI: clubPath('wolsongri', 'course'),
  DRIVING_RANGE: paths.drivingRange,
  SPECIALOFFER: paths.specialOffers,
  NOTICE: paths.notices,
  MEMBERSHIP: paths.membership,
  ACCOUNT: paths.login,
  POLICY: paths.privacyPolicy,
} as const satisfies Record<Exclude<PageType, 'MYPAGE'>, string>;

const documentPages: Readonly<Partial<Record<DocumentType, string>>> = {
  PRIVACY: paths.privacyPolicy,
  VIDEO: paths.videoPolicy,
  TERM: paths.termsOfUse,
  EMAIL: paths.emailRefusal,
};

type PageOf = (deps: Reading, id: number) => Promise<string> | string;

const ofClub =
  (kind: keyof typeof tablesOfClubs): PageOf =>
  async (deps, id) =>
    clubPath(await clubOf(deps, tablesOfClubs[kind], id), clubPages[kind]);

const pages: Readonly<Record<ContentKind, PageOf>> = {
  notice: (_, id) => noticePath(id),
  offer: (_, id) => paths.sharedOffer.replace(':id', String(id)),
  popup: () => paths.home,
  banner: () => paths.home,
  keyVisual: async (deps, id) => pagesOfVisuals[await pageTypeOf(deps, id)],
  faq: () => paths.faq,
  membershipInfo: () => paths.membership,
  club: () => paths.story,
  course: ofClub('course'),
  fee: ofClub('fee'),
  scheduleTable: ofClub('scheduleTable'),
  bookingInfo: ofClub('bookingInfo'),
  guestInfo: ofClub('guestInfo'),
  clubTerms: pageOfTerms,
  drivingRange: () => paths.drivingRange,
  drivingRangeFee: () => paths.drivingRangeFee,
  document: pageOfDocument,
};

/** Returns the path of the page that shows an entry of the site. */
export const pageOf = async (deps: Reading, kind: ContentKind, id: number): Promise<string> => pages[kind](deps, id);

/** My page needs a login; in a preview the membership page has its picture. */
async function pageTypeOf({ db }: Reading, id: number): Promise<Exclude<PageType, 'MYPAGE'>> {
  const pageType = found(await db.select({ of: keyVisual.pageType }).from(keyVisual).where(eq(keyVisual.id, id)));
  if (pageType !== 'MYPAGE') return pageType;
  await db.delete(keyVisual).where(eq(keyVisual.pageType, 'MEMBERSHIP'));
  await db.update(keyVisual).set({ pageType: 'MEMBERSHIP' }).where(eq(keyVisual.id, id));
  return 'MEMBERSHIP';
}

/** The documents of the sign-up have no page of their own; in a preview they take the place of the terms of use. */
async function pageOfDocument({ db }: Reading, id: number): Promise<string> {
  const ofDocument = eq(document.idType, id);
  const type = found(await db.select({ of: document.type }).from(document).where(ofDocument).limit(1));
  const page = documentPages[type];
  if (page !== undefined) return page;
  await db.delete(document).where(eq(document.type, 'TERM'));
  await db.update(document).set({ type: 'TERM' }).where(ofDocument);
  return paths.termsOfUse;
}

async function clubOf(
  { db }: Reading,
  table: (typeof tablesOfClubs)[keyof typeof tablesOfClubs],
  id: number,
): Promise<ClubKey> {
  return found(
    await db.select({ of: club.key }).from(table).innerJoin(club, eq(club.id, table.clubId)).where(eq(table.id, id)),
  );
}

async function pageOfTerms({ db }: Reading, id: number): Promise<string> {
  const { key, kind } = found(
    await db
      .select({ of: { key: club.key, kind: clubTerms.kind } })
      .from(clubTerms)
      .innerJoin(club, eq(club.id, clubTerms.clubId))
      .where(eq(clubTerms.id, id)),
  );
  return clubPath(key, kind === 'USE' ? 'terms-of-use' : 'terms-of-compliance');
}

function found<T>([row]: readonly { readonly of: T }[]): T {
  if (!row) throw new Error('The entry of a preview has just been written, but is not there.');
  return row.of;
}
