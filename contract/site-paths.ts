/** Every address of the site, spec 000 §2 and 001 §2. The router, links, guards and later the site map read this table. */
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
  membership: '/membership',
  changeOfName: '/membership/change-of-name',
  privacyPolicy: '/privacy-policy',
  videoPolicy: '/video-operating-policy',
  termsOfUse: '/terms-of-use',
  emailRefusal: '/refusal-to-collect-e-mail-without-permission',
  login: '/account/login',
  sleeperAccount: '/account/sleeper-account',
  findId: '/account/find-id',
  findPassword: '/account/find-password',
  join: '/account/join',
  phoneReturn: '/auth/loading',
  ipinReturn: '/ipin/loading',
  myPage: '/mypage',
  booking: '/mypage/booking',
  profileEdit: '/mypage/editing',
  withdrawal: '/delete-account',
  notFound: '/404',
} as const;

export const clubKeys = ['oakhills', 'oakvalley', 'seongmunan', 'wolsongri'] as const;
export type ClubKey = (typeof clubKeys)[number];

const pagesOfAll = ['course', 'fee-information', 'booking-information', 'guest-information', 'terms-of-compliance', 'terms-of-use', 'facilities'] as const;
const pagesOf = { oakhills: ['terms-of-club'], oakvalley: ['terms-of-club'], seongmunan: ['brand'], wolsongri: ['brand'] } as const;
export type ClubPage = (typeof pagesOfAll)[number] | 'terms-of-club' | 'brand';

/** The pages of a club, in the order of its tabs; `brand` leaves for a site of its own (spec 000 §2). */
export const clubPages = (club: ClubKey): readonly ClubPage[] => [...pagesOfAll, ...pagesOf[club]];

export const clubPath = (club: ClubKey, page: ClubPage) => `/${club}/${page}`;

/** The addresses of each club's pages. */
export const clubPaths: readonly string[] = clubKeys.flatMap((club) => clubPages(club).map((page) => clubPath(club, page)));

/** The club whose page an address is. */
export const clubAt = (path: string): ClubKey | undefined => clubKeys.find((club) => path.startsWith(`/${club}/`));

export const clubCoursePath = (club: ClubKey) => clubPath(club, 'course');

const memberPaths: readonly string[] = [paths.myPage, paths.withdrawal, paths.sleeperAccount];
const guestPaths: ReadonlySet<string> = new Set([paths.login, paths.findId, paths.findPassword, paths.join]);
const returnPaths: ReadonlySet<string> = new Set([paths.phoneReturn, paths.ipinReturn]);

/** Pages that need a login: my page and below, withdrawal, the dormant-account page. */
export const isMemberPath = (path: string): boolean => memberPaths.some((start) => `${asRouted(path)}/`.startsWith(`${start}/`));

/** Account pages, which a token holder leaves for the home page (spec 001 §2). */
export const isGuestPath = (path: string): boolean => guestPaths.has(asRouted(path));

/** Where providers of identities come back to: what is there depends on the window that it stands in. */
export const isReturnPath = (path: string): boolean => returnPaths.has(asRouted(path));

/** Where a verification window opens: a small page of the server's own, which no router knows and nothing may keep. */
export const verificationWindowPath = '/auth/start';

/** An address as the router reads it, which ignores case and slashes at the end. */
export function asRouted(path: string): string {
  // A regular expression would try each of many slashes as the first of the last ones.
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

const searched: ReadonlySet<string> = new Set([
  paths.login, paths.findId, paths.findPassword, paths.join, paths.specialOffers, paths.notices,
  ...clubKeys.flatMap((club) => [clubPath(club, 'course'), clubPath(club, 'fee-information')]),
]);

/** Pages that show something else for another search in their address. */
export const readsSearch = (path: string): boolean => searched.has(asRouted(path));

/** The page of one offer; `:category` is part of its address (spec 000 §2). */
export const offerPath = ({ category, id }: { category: string; id: number }): string => `${paths.specialOffers}/${category}/${id}`;

/** What is shared of an offer: it leads to the offer's page. */
export const sharedOfferPath = (id: number): string => `${paths.specialOffers}/${id}`;

export const noticePath = (id: number): string => `${paths.notices}/${id}`;

/** The login page that returns to `returnTo` afterwards. */
export const loginPath = (returnTo: string): string => (returnTo === paths.home ? paths.login : `${paths.login}?redirect=${encodeURIComponent(returnTo)}`);
