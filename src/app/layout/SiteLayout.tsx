import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { clubKeys, isMemberPath, paths } from '#contract/site-paths.ts';
import { MissingFlow } from '#src/shared/flow/MissingFlow.tsx';
import { useLateFlow } from '#src/shared/flow/use-late-flow.ts';
import { isPutAway } from '#src/shared/popup-expiry/storage.ts';
import { lazily } from '#src/shared/page/lazily.tsx';
import { BannerPlace } from '#src/ui/frame/BannerPlace.ts';
import { PageFrame } from '#src/ui/frame/PageFrame.tsx';
import { useMemberPages } from '../session-context.tsx';
import { Aside } from './Aside.tsx';
import { bannerId } from './banner-id.ts';
import { Header } from './Header.tsx';
import { lateSiteMenu } from './late-site-menu.ts';

/** Where pages begin with a picture for the header to lie on: what such an address starts with. */
const pictured: readonly string[] = [paths.myPage, paths.withdrawal, '/about', paths.drivingRange, paths.specialOffers, paths.membership, ...clubKeys.map((club) => `/${club}`)];

const beginsWithPicture = (path: string) => path === paths.home || pictured.some((start) => `${path}/`.startsWith(`${start}/`));

const RememberedBanner = lazily('RememberedBanner', async () => (await import('./TopBanner.tsx')).RememberedBanner);
const Foot = lazily('Foot', async () => (await import('./Foot.tsx')).Foot);

/** What was chosen for the banner is asked whenever this is rendered; the server, which cannot know, keeps its place. */
const neverTold = () => () => {};
const isPossible = () => true;

export function SiteLayout() {
  const isBannerPossible = useSyncExternalStore(neverTold, () => !isPutAway(bannerId), isPossible);
  const menu = useLateFlow(lateSiteMenu);
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
        <>
          <Aside path={pathname}>
            <Foot />
          </Aside>
          <MissingFlow missing={menu.missing} />
        </>
      }
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
