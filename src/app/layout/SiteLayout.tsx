import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { clubKeys, isMemberPath, paths } from '#contract/site-paths.ts';
import { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { isPutAway } from '#src/shared/popup-expiry/storage.ts';
import { BannerPlace } from '#src/ui/frame/BannerPlace.ts';
import { PageFrame } from '#src/ui/frame/PageFrame.tsx';
import { useMemberPages } from '../session-context.tsx';
import { Aside } from './Aside.tsx';
import { bannerId } from './banner-id.ts';
import { Header } from './Header.tsx';

/** Where pages begin with a picture for the header to lie on: what such an address starts with. */
const pictured: readonly string[] = [paths.myPage, paths.withdrawal, '/about', paths.drivingRange, ...clubKeys.map((club) => `/${club}`)];

const beginsWithPicture = (path: string) => path === paths.home || pictured.some((start) => `${path}/`.startsWith(`${start}/`));

const RememberedBanner = lazy(async () => ({ default: (await import('./TopBanner.tsx')).RememberedBanner }));
const Foot = lazy(async () => ({ default: (await import('./Foot.tsx')).Foot }));

export function SiteLayout() {
  const [isBannerPossible] = useState(() => !isPutAway(bannerId));
  const menu = useActorRef(siteMenuMachine);
  const { pathname } = useLocation();
  const areMemberPagesShown = useMemberPages();
  const isShown = areMemberPagesShown || !isMemberPath(pathname);
  const variant = isShown && beginsWithPicture(pathname) ? 'over' : 'solid';
  return (
    <PageFrame
      banner={
        isBannerPossible && (
          <Aside path={pathname} place={<BannerPlace />}>
            <RememberedBanner />
          </Aside>
        )
      }
      header={<Header actor={menu} variant={variant} />}
      footer={
        <Aside path={pathname}>
          <Foot />
        </Aside>
      }
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
