import { clubPath, paths } from './site-paths.ts';

/** The page map (spec 000 §2): the names by which content and settings may speak of a page. */
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

/** Where the page of a key is; the home page for a key that is unknown (spec 000 §2). */
export const pageOf = (key: string): string => pages.get(key) ?? paths.home;
