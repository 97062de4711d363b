import { clubKeys, clubPages, clubPath, noticePath, offerPath, paths } from '#contract/site/site-paths.ts';

const ofClubs = clubKeys.flatMap((club) =>
  clubPages(club).flatMap((page) => (page === 'brand' ? [] : [clubPath(club, page)])),
);

/** Every public page with its own content. */
export const publicPages: readonly string[] = [
  paths.home,
  paths.story,
  paths.overview,
  ...ofClubs,
  paths.drivingRange,
  paths.drivingRangeFee,
  paths.practiceRange,
  paths.specialOffers,
  offerPath({ category: 'package', id: 101 }),
  paths.notices,
  noticePath(136),
  paths.faq,
  paths.qna,
  paths.search,
  paths.membership,
  paths.changeOfName,
  paths.privacyPolicy,
  paths.videoPolicy,
  paths.termsOfUse,
  paths.emailRefusal,
  paths.notFound,
];

const documents = /^\/(?:club\/terms-of-.*|privacy-policy|video-operating-policy|terms-of-use)$/;
const kindOf = (path: string) =>
  path.replace(new RegExp(`^/(${clubKeys.join('|')})/`), '/club/').replace(documents, '/document');

/**
 * Returns whether a page is the first of its kind: of pages that every club has, only the first club's count, and of
 * rules and policies, which are documents with an index, only the first one.
 */
export const isFirstOfItsKind = (path: string): boolean =>
  publicPages.find((each) => kindOf(each) === kindOf(path)) === path;
