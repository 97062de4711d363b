/** All paths of the site, spec 000 §2 and 001 §2. The router, links, guards and the site map read this table. */
export const paths = {
  home: '/',
  story: '/about/story',
  overview: '/about/overview',
  drivingRange: '/driving-range',
  drivingRangeFee: '/driving-range/fee-information',
  practiceRange: '/driving-range/practice-range',
  specialOffers: '/specialoffer',
  specialOffer: '/specialoffer/:category/:id',
  sharedOffer: '/specialoffer/:id',
  notices: '/notice',
  notice: '/notice/:id',
  faq: '/notice/faq',
  qna: '/notice/qna',
  search: '/search',
  membership: '/membership',
  changeOfName: '/membership/change-of-name',
  privacyPolicy: '/privacy-policy',
  videoPolicy: '/video-operating-policy',
  termsOfUse: '/terms-of-use',
  emailRefusal: '/refusal-to-collect-e-mail-without-permission',
  login: '/account/login',
  dormantAccount: '/account/sleeper-account',
  findId: '/account/find-id',
  findPassword: '/account/find-password',
  join: '/account/join',
  phoneReturn: '/auth/loading',
  ipinReturn: '/ipin/loading',
  myPage: '/mypage',
  booking: '/mypage/booking',
  profileEdit: '/mypage/editing',
  withdrawal: '/delete-account',
  // npm run new-flow inserts above this line
  notFound: '/404',
} as const;

export const clubKeys = ['oakhills', 'oakvalley', 'seongmunan', 'wolsongri'] as const;
export type ClubKey = (typeof clubKeys)[number];

const commonPages = [
  'course',
  'fee-information',
  'booking-information',
  'guest-information',
  'terms-of-compliance',
  'terms-of-use',
  'facilities',
] as const;
const additionalPages = {
  oakhills: ['terms-of-club'],
  oakvalley: ['terms-of-club'],
  seongmunan: ['brand'],
  wolsongri: ['brand'],
} as const;
export type ClubPage = (typeof commonPages)[number] | 'terms-of-club' | 'brand';

/** Returns the pages of a club, in the order of its tabs; `brand` redirects to an external site (spec 000 §2). */
export const clubPages = (club: ClubKey): readonly ClubPage[] => [...commonPages, ...additionalPages[club]];

export const clubPath = (club: ClubKey, page: ClubPage) => `/${club}/${page}`;

/** The paths of all clubs' pages. */
export const clubPaths: readonly string[] = clubKeys.flatMap((club) =>
  clubPages(club).map((page) => clubPath(club, page)),
);

/** Returns the club that a path belongs to, if any. */
export const clubAt = (path: string): ClubKey | undefined => clubKeys.find((club) => path.startsWith(`/${club}/`));

export const clubCoursePath = (club: ClubKey) => clubPath(club, 'course');

const memberPaths: readonly string[] = [paths.myPage, paths.withdrawal, paths.dormantAccount];
const guestPaths: ReadonlySet<string> = new Set([paths.login, paths.findId, paths.findPassword, paths.join]);
const returnPaths: ReadonlySet<string> = new Set([paths.phoneReturn, paths.ipinReturn]);

/** Returns whether a page requires a login: my page and everything below it, withdrawal, the dormant-account page. */
export const isMemberPath = (path: string): boolean =>
  memberPaths.some((start) => `${normalizePath(path)}/`.startsWith(`${start}/`));

/** Returns whether a page is for logged-out users only; others are redirected to the home page (spec 001 §2). */
export const isGuestPath = (path: string): boolean => guestPaths.has(normalizePath(path));

/**
 * Returns whether an identity provider returns to this page. Its content depends on whether it is opened in the popup
 * or in the tab.
 */
export const isReturnPath = (path: string): boolean => returnPaths.has(normalizePath(path));

/** First page of the verification popup: a small page of the server, outside the router, which must not be cached. */
export const verificationWindowPath = '/auth/start';

/**
 * Start of the paths to which a provider sends its window back, each with the number of its request: the server takes
 * the answer there, and redirects to a return page.
 */
export const verificationAnswerPath = '/auth/answer';

/** Same-tab variant of that page, whose policy lets the provider redirect to any site. */
export const verificationTabUrl = `${verificationWindowPath}?tab`;

/**
 * Page in the frame of the postcode search: a page of the server that runs the vendor's script under a policy of its
 * own.
 */
export const postcodeFramePath = '/postcode/search';

/** Normalises a path like the router, which ignores case and trailing slashes. */
export function normalizePath(path: string): string {
  // A regular expression would be quadratic in the number of slashes.
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

/** Returns the path of an offer; `:category` is part of it (spec 000 §2). */
export const offerPath = ({ category, id }: { category: string; id: number }): string =>
  `${paths.specialOffers}/${category}/${id}`;

/** Returns the short path used to share an offer; it redirects to the offer's page. */
export const sharedOfferPath = (id: number): string => `${paths.specialOffers}/${id}`;

export const noticePath = (id: number): string => `${paths.notices}/${id}`;

/** Returns the path of the login page that leads to `returnTo` afterwards. */
export const loginPath = (returnTo: string): string =>
  returnTo === paths.home ? paths.login : `${paths.login}?redirect=${encodeURIComponent(returnTo)}`;
