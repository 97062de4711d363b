import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { clubKeys, isMemberPath, paths } from '#contract/site/site-paths.ts';
import { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { Awaited } from '#src/shared/lazy/Awaited.tsx';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { isDismissed } from '#src/shared/popup-expiry/storage.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { PageFrame } from '#src/ui/frame/PageFrame.tsx';
import { useMemberPages } from '../session/session-context.tsx';
import { bannerId } from './banner-id.ts';
import { Header } from './Header.tsx';
import { Foot } from './Foot.tsx';
import { DismissibleBanner } from './TopBanner.tsx';

/** Path prefixes of pages that begin with a picture, which the header overlaps. */
const pathsWithPicture: readonly string[] = [
  paths.myPage,
  paths.withdrawal,
  '/about',
  paths.drivingRange,
  paths.specialOffers,
  paths.membership,
  ...clubKeys.map((club) => `/${club}`),
];

const beginsWithPicture = (path: string) =>
  path === paths.home || pathsWithPicture.some((prefix) => `${path}/`.startsWith(`${prefix}/`));

export function SiteLayout() {
  // The server cannot know whether the banner was dismissed, so it reserves its space.
  const isBannerPossible = useClientValue(() => !isDismissed(bannerId), true);
  const menu = useFlow(siteMenuMachine);
  const { pathname } = useLocation();
  const areMemberPagesShown = useMemberPages();
  const isShown = areMemberPagesShown || !isMemberPath(pathname);
  const variant = isShown && beginsWithPicture(pathname) ? 'over' : 'solid';
  return (
    <PageFrame
      banner={isBannerPossible && <DismissibleBanner />}
      header={<Header actor={menu} variant={variant} />}
      footer={<Foot />}
    >
      <Suspense fallback={<Awaited />}>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
