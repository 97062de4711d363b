import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStaffClient } from './api/call.ts';
import { createStaffQueryClient } from './api/query-client.ts';
import { AdminApp } from './frame/AdminApp.tsx';
import { adminBase } from './frame/admin-paths.ts';
import { createSession } from './session/session.ts';

/** Renders the back office into `container`. */
export function render(container: HTMLElement): void {
  const services = { client: createStaffClient(), queryClient: createStaffQueryClient(), session: createSession() };
  createRoot(container).render(
    <StrictMode>
      <BrowserRouter basename={adminBase}>
        <AdminApp {...services} />
      </BrowserRouter>
    </StrictMode>,
  );
}
