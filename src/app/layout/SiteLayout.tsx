import { useActorRef } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { clubKeys, isMemberPath, paths } from '#contract/site-paths.ts';
import { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { PageFrame } from '#src/ui/frame/PageFrame.tsx';
import { useMemberPages } from '../session-context.tsx';
import { Header } from './Header.tsx';
import { RememberedBanner } from './TopBanner.tsx';

/** Below the first screen, or over its edge: it comes after. */
const Foot = lazy(async () => ({ default: (await import('./Foot.tsx')).Foot }));

/** Where pages begin with a picture for the header to lie on: what such an address starts with. */
const pictured: readonly string[] = [paths.myPage, paths.withdrawal, '/about', paths.drivingRange, ...clubKeys.map((club) => `/${club}`)];

const beginsWithPicture = (path: string) => path === paths.home || pictured.some((start) => `${path}/`.startsWith(`${start}/`));

export function SiteLayout() {
  const menu = useActorRef(siteMenuMachine);
  const { pathname } = useLocation();
  const areMemberPagesShown = useMemberPages();
  const isShown = areMemberPagesShown || !isMemberPath(pathname);
  const variant = isShown && beginsWithPicture(pathname) ? 'over' : 'solid';
  return (
    <PageFrame
      banner={<RememberedBanner />}
      header={<Header actor={menu} variant={variant} />}
      footer={
        <Suspense>
          <Foot />
        </Suspense>
      }
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
