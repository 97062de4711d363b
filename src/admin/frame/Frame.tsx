import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isAllowed } from '#contract/staff/permissions.ts';
import { ErrorBoundary } from '#src/shared/lazy/ErrorBoundary.tsx';
import { words } from '#src/ui/foundation/words.ts';
import type { StaffClient } from '../api/call.ts';
import { useStaff } from '../session/session-context.tsx';
import { MenuLink } from '../ui/links.ts';
import { sections } from './admin-paths.ts';
import { BrokenPage } from './BrokenPage.tsx';
import { Main, Menu, Page, SkipLink } from './frame-style.ts';
import { Header } from './Header.tsx';

/** The frame of every page: header, the sections that the role may see, and the page. */
export function Frame({ client, children }: { client: StaffClient; children: ReactNode }) {
  const { role } = useStaff();
  const { pathname } = useLocation();
  return (
    <Page>
      <SkipLink href="#main">{words.skip}</SkipLink>
      <Header client={client} />
      <Menu aria-label={words.mainMenu}>
        <ul>
          {sections
            .filter(({ permission }) => isAllowed(role, permission))
            .map(({ path, label }) => (
              <li key={path}>
                <MenuLink to={path} end={path === '/'}>
                  {label}
                </MenuLink>
              </li>
            ))}
        </ul>
      </Menu>
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary path={pathname} fallback={<BrokenPage />}>
          {children}
        </ErrorBoundary>
      </Main>
    </Page>
  );
}
