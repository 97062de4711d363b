import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isInspectionRequested } from '#src/shared/flow/inspection-request.ts';
import { createStaffClient } from './api/call.ts';
import { createStaffQueryClient } from './api/query-client.ts';
import { AdminApp } from './frame/AdminApp.tsx';
import { adminBase } from './frame/admin-paths.ts';
import { createSession } from './session/session.ts';

/** Renders the back office into `container`. */
export async function render(container: HTMLElement): Promise<void> {
  if (isInspectionRequested()) (await import('#src/shared/flow/inspection.ts')).startInspection();
  const services = { client: createStaffClient(), queryClient: createStaffQueryClient(), session: createSession() };
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter basename={adminBase}>
        <AdminApp {...services} />
      </BrowserRouter>
    </StrictMode>,
  );
}
