import { clubPath, paths } from './site-paths.ts';

/** Page map (spec 000 §2): the keys by which content and settings refer to pages. */
const pageMap = {
  MEMBERSHIP: paths.membership,
  STORY: paths.story,
  NOTICE: paths.notices,
  FAQ: paths.faq,
  MY_PAGE: paths.myPage,
  SPECIALOFFER: paths.specialOffers,
  DRIVING_RANGE: paths.drivingRange,
  PRACTICE_RANGE: paths.practiceRange,
  DRIVING_RANGE_FEE: paths.drivingRangeFee,
  SEONGMUNAN_BRAND: clubPath('seongmunan', 'brand'),
  WOLSONGRI_BRAND: clubPath('wolsongri', 'brand'),
} as const satisfies Record<string, string>;

const pages: ReadonlyMap<string, string> = new Map(Object.entries(pageMap));

/** Returns the path of a key's page; the home page for an unknown key (spec 000 §2). */
export const pageOf = (key: string): string => pages.get(key) ?? paths.home;
