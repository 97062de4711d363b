import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { clubKeys, isMemberPath, paths } from '#contract/site/site-paths.ts';
import { Awaited } from '#src/shared/lazy/Awaited.tsx';
import { useLazyActor } from '#src/shared/flow/use-lazy-actor.ts';
import { isDismissed } from '#src/shared/popup-expiry/storage.ts';
import { deferHydration } from '#src/shared/lazy/deferred-hydration.tsx';
import { LazyRegion } from '#src/shared/lazy/LazyRegion.tsx';
import { lazyComponent } from '#src/shared/lazy/lazy-component.tsx';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { BannerSlot } from '#src/ui/frame/BannerSlot.ts';
import { PageFrame } from '#src/ui/frame/PageFrame.tsx';
import { useMemberPages } from '../session/session-context.tsx';
import { bannerId } from './banner-id.ts';
import { Header } from './Header.tsx';
import { lazySiteMenu } from './lazy-site-menu.ts';

/** Path prefixes of pages that begin with a picture, which the header overlaps. */
const pathsWithPicture: readonly string[] = [paths.myPage, paths.withdrawal, '/about', paths.drivingRange, paths.specialOffers, paths.membership, ...clubKeys.map((club) => `/${club}`)];

const beginsWithPicture = (path: string) => path === paths.home || pathsWithPicture.some((prefix) => `${path}/`.startsWith(`${prefix}/`));

const DismissibleBanner = lazyComponent('TopBanner', async () => (await import('./TopBanner.tsx')).DismissibleBanner);
const Foot = deferHydration('Foot', async () => (await import('./Foot.tsx')).Foot, { isBelowFold: true });

export function SiteLayout() {
  // The server cannot know whether the banner was dismissed, so it reserves its space.
  const isBannerPossible = useClientValue(() => !isDismissed(bannerId), true);
  const menu = useLazyActor(lazySiteMenu);
  const { pathname } = useLocation();
  const areMemberPagesShown = useMemberPages();
  const isShown = areMemberPagesShown || !isMemberPath(pathname);
  const variant = isShown && beginsWithPicture(pathname) ? 'over' : 'solid';
  return (
    <PageFrame
      banner={
        isBannerPossible && (
          <LazyRegion path={pathname} fallback={<BannerSlot />}>
            <DismissibleBanner />
          </LazyRegion>
        )
      }
      header={<Header actor={menu} variant={variant} />}
      footer={
        <LazyRegion path={pathname}>
          <Foot />
        </LazyRegion>
      }
    >
      <Suspense fallback={<Awaited />}>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
