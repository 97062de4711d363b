import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { SignedInStaff } from '#contract/staff/staff.ts';
import type { StaffClient } from '#src/admin/api/call.ts';
import { StaffClientProvider } from '#src/admin/api/client-context.tsx';
import { createStaffQueryClient } from '#src/admin/api/query-client.ts';
import { Frame } from '#src/admin/frame/Frame.tsx';
import { createSession } from '#src/admin/session/session.ts';
import { StaffSessionProvider } from '#src/admin/session/session-context.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { admin } from '#tests/fixtures/staff.ts';

/** Makes no request: no call is ever answered. */
export const unanswered: StaffClient = () => new Promise(() => undefined);

type OfficeProps = { staff?: SignedInStaff; path?: string; children: ReactNode };

/** The frame of the back office around a page, at a path. */
export function Office({ staff = admin, path = '/', children }: OfficeProps) {
  const session = createSession();
  session.signedIn(staff);
  return (
    <AdminUI>
      <MemoryRouter initialEntries={[path]}>
        <QueryClientProvider client={createStaffQueryClient()}>
          <StaffSessionProvider session={session}>
            <StaffClientProvider client={unanswered}>
              <Frame client={unanswered}>{children}</Frame>
            </StaffClientProvider>
          </StaffSessionProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </AdminUI>
  );
}

/** Globals of a story on a phone. */
export const onPhone = { viewport: { value: 'phone' } };
