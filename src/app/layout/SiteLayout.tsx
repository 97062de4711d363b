import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { clubKeys, isMemberPath, paths } from '#contract/site-paths.ts';
import { PageFrame } from '#src/ui/PageFrame.tsx';
import { useMemberPages } from '../session-context.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Where pages begin with a picture for the header to lie on: what such an address starts with. */
const pictured: readonly string[] = [paths.myPage, paths.withdrawal, '/about', paths.drivingRange, ...clubKeys.map((club) => `/${club}`)];

const beginsWithPicture = (path: string) => path === paths.home || pictured.some((start) => `${path}/`.startsWith(`${start}/`));

export function SiteLayout() {
  const { pathname } = useLocation();
  const areMemberPagesShown = useMemberPages();
  const isShown = areMemberPagesShown || !isMemberPath(pathname);
  const variant = isShown && beginsWithPicture(pathname) ? 'over' : 'solid';
  return (
    <PageFrame header={<Header variant={variant} />} footer={<Footer />}>
      <Suspense>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
