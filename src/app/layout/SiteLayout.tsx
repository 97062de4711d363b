import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isMemberPath, paths } from '#contract/site-paths.ts';
import { PageFrame } from '#src/ui/PageFrame.tsx';
import { useMemberPages } from '../session-context.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Pages that begin with a picture for the header to lie on. */
const pictured: ReadonlySet<string> = new Set([paths.myPage, paths.booking, paths.profileEdit, paths.withdrawal]);

export function SiteLayout() {
  const { pathname } = useLocation();
  const areMemberPagesShown = useMemberPages();
  const isShown = areMemberPagesShown || !isMemberPath(pathname);
  const variant = isShown && pictured.has(pathname) ? 'over' : 'solid';
  return (
    <PageFrame header={<Header variant={variant} />} footer={<Footer />}>
      <Suspense>
        <Outlet />
      </Suspense>
    </PageFrame>
  );
}
