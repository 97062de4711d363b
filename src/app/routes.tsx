import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { clubCoursePath, clubKeys, clubPath, paths } from '#contract/site-paths.ts';
import { GuestOnly, RequireMember } from './guards.tsx';
import { Respelled } from './Respelled.tsx';
import { preparing } from './preparing.ts';

/** A page whose code is loaded when it is first visited. */
function page(load: () => Promise<ComponentType>): ReactNode;
function page<P extends object>(load: () => Promise<ComponentType<P>>, props: P): ReactNode;
function page<P extends object>(load: () => Promise<ComponentType<P>>, props?: P) {
  const Page = lazy(async () => ({ default: await load() }));
  const element = createElement(Page, props);
  loads.set(element, load);
  return element;
}

const loads = new WeakMap<object, () => Promise<unknown>>();

/** Asks for the code of a page and of its frame at once, instead of one after the other as they are rendered. */
export function startLoading(path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    const load = typeof route.element === 'object' && route.element ? loads.get(route.element) : undefined;
    // What does not come is asked for again when it is rendered, which shows the error page if it must.
    load?.().catch(() => undefined);
  }
}

const preparingPage = page(async () => (await import('./pages/PreparingPage.tsx')).PreparingPage);
const prepare = (routes: readonly string[]): RouteObject[] => routes.map((path) => ({ path, element: preparingPage }));

/** Every route of both specs. */
export const routes: RouteObject[] = [
  {
    element: page(async () => (await import('./layout/AccountLayout.tsx')).AccountLayout),
    children: [
      {
        element: <GuestOnly />,
        children: [
          { path: paths.login, element: page(async () => (await import('#src/features/login/LoginPage.tsx')).LoginPage) },
          { path: paths.findId, element: page(async () => (await import('#src/features/find-id/FindIdPage.tsx')).FindIdPage) },
          { path: paths.findPassword, element: page(async () => (await import('#src/features/find-password/FindPasswordPage.tsx')).FindPasswordPage) },
          { path: paths.join, element: page(async () => (await import('#src/features/sign-up/SignUpPage.tsx')).SignUpPage) },
        ],
      },
      {
        element: <RequireMember />,
        children: [
          { path: paths.sleeperAccount, element: page(async () => (await import('#src/features/sleeper-account/SleeperAccountPage.tsx')).SleeperAccountPage) },
        ],
      },
    ],
  },
  {
    element: page(async () => (await import('./layout/SiteLayout.tsx')).SiteLayout),
    children: [
      { path: paths.home, element: page(async () => (await import('#src/features/home/HomePage.tsx')).HomePage) },
      {
        element: <RequireMember />,
        children: [
          { path: paths.myPage, element: page(async () => (await import('#src/features/my-page/MyPage.tsx')).MyPage) },
          { path: paths.booking, element: page(async () => (await import('#src/features/booking/BookingHistoryPage.tsx')).BookingHistoryPage) },
          { path: paths.profileEdit, element: page(async () => (await import('#src/features/profile-edit/ProfileEditPage.tsx')).ProfileEditPage) },
          { path: paths.withdrawal, element: page(async () => (await import('./pages/WithdrawalWithFarewell.tsx')).WithdrawalWithFarewell) },
        ],
      },
      ...clubKeys.map((club) => ({ path: clubCoursePath(club), element: page(async () => (await import('#src/features/course/CoursePage.tsx')).CoursePage, { club }) })),
      ...(['seongmunan', 'wolsongri'] as const).map((club) => ({ path: clubPath(club, 'brand'), element: page(async () => (await import('#src/features/brand/BrandPage.tsx')).BrandPage, { club }) })),
      ...prepare(preparing.site),
      { path: paths.story, element: page(async () => (await import('#src/features/about/StoryPage.tsx')).StoryPage) },
      { path: paths.overview, element: page(async () => (await import('#src/features/about/OverviewPage.tsx')).OverviewPage) },
      { path: paths.drivingRange, element: page(async () => (await import('#src/features/driving-range/DrivingRangePage.tsx')).DrivingRangePage) },
      { path: paths.drivingRangeFee, element: page(async () => (await import('#src/features/driving-range/FeePage.tsx')).FeePage) },
      { path: paths.practiceRange, element: page(async () => (await import('#src/features/driving-range/PracticeRangePage.tsx')).PracticeRangePage) },
      ...clubKeys.flatMap((club): RouteObject[] => [
        { path: clubPath(club, 'fee-information'), element: page(async () => (await import('#src/features/club/fee/FeePage.tsx')).FeePage, { club }) },
        { path: clubPath(club, 'booking-information'), element: page(async () => (await import('#src/features/club/booking/BookingPage.tsx')).BookingPage, { club }) },
        { path: clubPath(club, 'guest-information'), element: page(async () => (await import('#src/features/club/info/GuestPage.tsx')).GuestPage, { club }) },
        ...(['terms-of-compliance', 'terms-of-use'] as const).map((name) => ({
          path: clubPath(club, name),
          element: page(async () => (await import('#src/features/club/terms/TermsPage.tsx')).TermsPage, { club, page: name }),
        })),
        { path: clubPath(club, 'facilities'), element: page(async () => (await import('#src/features/club/facilities/FacilitiesPage.tsx')).FacilitiesPage, { club }) },
      ]),
      ...(['oakhills', 'oakvalley'] as const).map((club) => ({
        path: clubPath(club, 'terms-of-club'),
        element: page(async () => (await import('#src/features/club/rules/RulesPage.tsx')).RulesPage, { club }),
      })),
      ...[paths.privacyPolicy, paths.videoPolicy, paths.termsOfUse].map((path) => ({
        path,
        element: page(async () => (await import('#src/features/policy/PolicyPage.tsx')).PolicyPage, { path }),
      })),
      { path: paths.emailRefusal, element: page(async () => (await import('#src/features/policy/EmailRefusalPage.tsx')).EmailRefusalPage) },
      { path: paths.notFound, element: page(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage) },
    ],
  },
  { path: paths.phoneReturn, element: page(async () => (await import('#src/features/verification-return/PhoneReturnPage.tsx')).PhoneReturnPage) },
  { path: paths.ipinReturn, element: page(async () => (await import('#src/features/verification-return/IpinReturnPage.tsx')).IpinReturnPage) },
  { path: '/oakhils/*', element: <Respelled /> },
  { path: '*', element: <Navigate to={paths.home} replace /> },
];
