import { createElement, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { clubCoursePath, clubKeys, clubPath, paths } from '#contract/site/site-paths.ts';
import { chunkName } from '#contract/http/rendered-page.ts';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { GuestOnly, RequireMember } from './session/route-guards.tsx';
import { ReservationButton } from './layout/Utilities.tsx';
import { MissingPage } from './pages/MissingPage.tsx';
import { LegacyOakHillsRedirect } from './pages/LegacyOakHillsRedirect.tsx';

/** A page whose chunk is loaded on the first visit; `exportName` is the name of its component in the module. */
function page<Name extends string, P extends object>(
  load: () => Promise<Record<Name, ComponentType<P>>>,
  exportName: Name,
  ...[props]: object extends P ? [] : [P]
): ReactNode {
  // Two routes may render the same module, each with a lazy component of its own.
  const name = chunkName(exportName, names.length);
  const Page = lazyComponent(name, async () => (await load())[exportName], MissingPage);
  names.push(name);
  const element = createElement<P>(Page, props);
  nameOf.set(element, name);
  return element;
}

const names: string[] = [];
const nameOf = new WeakMap<object, string>();

/** Returns the chunks of the page at a path and of its layout; empty if there is no page. */
export const routeChunks = (path: string): readonly string[] =>
  (matchRoutes(routes, path) ?? []).flatMap(
    ({ route: { element } }) => (typeof element === 'object' && element && nameOf.get(element)) || [],
  );

const offerPage = page(() => import('#src/features/special-offer/OfferPage.tsx'), 'OfferPage', {
  booking: <ReservationButton variant="secondary" isWide />,
});

/** Every route of both specs. */
export const routes: RouteObject[] = [
  {
    element: page(() => import('./layout/AccountLayout.tsx'), 'AccountLayout'),
    children: [
      {
        element: <GuestOnly />,
        children: [
          { path: paths.login, element: page(() => import('#src/features/login/LoginPage.tsx'), 'LoginPage') },
          { path: paths.findId, element: page(() => import('#src/features/find-id/FindIdPage.tsx'), 'FindIdPage') },
          {
            path: paths.findPassword,
            element: page(() => import('#src/features/find-password/FindPasswordPage.tsx'), 'FindPasswordPage'),
          },
          { path: paths.join, element: page(() => import('#src/features/sign-up/SignUpPage.tsx'), 'SignUpPage') },
        ],
      },
      {
        element: <RequireMember />,
        children: [
          {
            path: paths.dormantAccount,
            element: page(() => import('#src/features/dormant-account/DormantAccountPage.tsx'), 'DormantAccountPage'),
          },
        ],
      },
      // npm run new-flow inserts above this line
    ],
  },
  {
    element: page(() => import('./layout/SiteLayout.tsx'), 'SiteLayout'),
    children: [
      { path: paths.home, element: page(() => import('#src/features/home/HomePage.tsx'), 'HomePage') },
      {
        element: <RequireMember />,
        children: [
          { path: paths.myPage, element: page(() => import('#src/features/my-page/MyPage.tsx'), 'MyPage') },
          {
            path: paths.booking,
            element: page(() => import('#src/features/booking/BookingHistoryPage.tsx'), 'BookingHistoryPage'),
          },
          {
            path: paths.profileEdit,
            element: page(() => import('#src/features/profile-edit/ProfileEditPage.tsx'), 'ProfileEditPage'),
          },
          {
            path: paths.withdrawal,
            element: page(() => import('./pages/WithdrawalWithFarewell.tsx'), 'WithdrawalWithFarewell'),
          },
        ],
      },
      ...clubKeys.map((club) => ({
        path: clubCoursePath(club),
        element: page(() => import('#src/features/course/CoursePage.tsx'), 'CoursePage', { club }),
      })),
      ...(['seongmunan', 'wolsongri'] as const).map((club) => ({
        path: clubPath(club, 'brand'),
        element: page(() => import('#src/features/brand/BrandPage.tsx'), 'BrandPage', { club }),
      })),
      { path: paths.story, element: page(() => import('#src/features/about/StoryPage.tsx'), 'StoryPage') },
      { path: paths.overview, element: page(() => import('#src/features/about/OverviewPage.tsx'), 'OverviewPage') },
      {
        path: paths.drivingRange,
        element: page(() => import('#src/features/driving-range/DrivingRangePage.tsx'), 'DrivingRangePage'),
      },
      {
        path: paths.drivingRangeFee,
        element: page(() => import('#src/features/driving-range/DrivingRangeFeePage.tsx'), 'DrivingRangeFeePage'),
      },
      {
        path: paths.practiceRange,
        element: page(() => import('#src/features/driving-range/PracticeRangePage.tsx'), 'PracticeRangePage'),
      },
      ...clubKeys.flatMap((club): RouteObject[] => [
        {
          path: clubPath(club, 'fee-information'),
          element: page(() => import('#src/features/club/fee/FeePage.tsx'), 'FeePage', { club }),
        },
        {
          path: clubPath(club, 'booking-information'),
          element: page(() => import('#src/features/club/booking/BookingPage.tsx'), 'BookingPage', {
            club,
            booking: <ReservationButton variant="secondary" />,
          }),
        },
        {
          path: clubPath(club, 'guest-information'),
          element: page(() => import('#src/features/club/info/GuestPage.tsx'), 'GuestPage', { club }),
        },
        ...(['terms-of-compliance', 'terms-of-use'] as const).map((name) => ({
          path: clubPath(club, name),
          element: page(() => import('#src/features/club/terms/TermsPage.tsx'), 'TermsPage', { club, page: name }),
        })),
        {
          path: clubPath(club, 'facilities'),
          element: page(() => import('#src/features/club/facilities/FacilitiesPage.tsx'), 'FacilitiesPage', { club }),
        },
      ]),
      ...(['oakhills', 'oakvalley'] as const).map((club) => ({
        path: clubPath(club, 'terms-of-club'),
        element: page(() => import('#src/features/club/rules/RulesPage.tsx'), 'RulesPage', { club }),
      })),
      ...[paths.privacyPolicy, paths.videoPolicy, paths.termsOfUse].map((path) => ({
        path,
        element: page(() => import('#src/features/policy/PolicyPage.tsx'), 'PolicyPage', { path }),
      })),
      {
        path: paths.emailRefusal,
        element: page(() => import('#src/features/policy/EmailRefusalPage.tsx'), 'EmailRefusalPage'),
      },
      {
        path: paths.specialOffers,
        element: page(() => import('#src/features/special-offer/OffersPage.tsx'), 'OffersPage'),
      },
      ...[paths.specialOffer, paths.sharedOffer].map((path) => ({ path, element: offerPage })),
      { path: paths.notices, element: page(() => import('#src/features/notice/NoticeListPage.tsx'), 'NoticeListPage') },
      { path: paths.notice, element: page(() => import('#src/features/notice/NoticePage.tsx'), 'NoticePage') },
      { path: paths.faq, element: page(() => import('#src/features/faq/FaqPage.tsx'), 'FaqPage') },
      { path: paths.qna, element: page(() => import('#src/features/faq/QnaPage.tsx'), 'QnaPage') },
      {
        path: paths.search,
        element: page(() => import('#src/features/site-search/SearchPage.tsx'), 'SearchPage'),
      },
      {
        path: paths.membership,
        element: page(() => import('#src/features/membership/MembershipPage.tsx'), 'MembershipPage'),
      },
      {
        path: paths.changeOfName,
        element: page(() => import('#src/features/membership/change-of-name/ChangeOfNamePage.tsx'), 'ChangeOfNamePage'),
      },
      { path: paths.notFound, element: page(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage') },
    ],
  },
  {
    path: paths.phoneReturn,
    element: page(
      () => import('#src/features/verification-return/VerificationReturnPage.tsx'),
      'VerificationReturnPage',
    ),
  },
  {
    path: paths.ipinReturn,
    element: page(
      () => import('#src/features/verification-return/VerificationReturnPage.tsx'),
      'VerificationReturnPage',
    ),
  },
  { path: '/oakhils/*', element: <LegacyOakHillsRedirect /> },
  { path: '*', element: <Navigate to={paths.home} replace /> },
];
