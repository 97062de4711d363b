import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#contract/site-paths.ts';
import { PageFrame } from '#src/ui/PageFrame.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Pages that begin with a picture for the header to lie on. */
const pictured: readonly string[] = [paths.myPage];

export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <PageFrame header={<Header variant={pictured.includes(pathname) ? 'over' : 'solid'} />} footer={<Footer />}>
      <Suspense>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
