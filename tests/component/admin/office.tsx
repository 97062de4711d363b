import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ApiError } from '#contract/http/api-error.ts';
import type { StaffEndpoint } from '#contract/staff/staff-endpoint.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { currentStaff, type SignedInStaff } from '#contract/staff/staff.ts';
import type { StaffClient } from '#src/admin/api/call.ts';
import { createStaffQueryClient } from '#src/admin/api/query-client.ts';
import { AdminApp } from '#src/admin/frame/AdminApp.tsx';
import { createSession } from '#src/admin/session/session.ts';
import { useLocation } from 'react-router-dom';

type Made = { readonly id: string; readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
type Answers = Readonly<Record<string, (call: Made) => unknown>>;

export const sessionEnded = () => {
  throw new ApiError('401', staffMessages.sessionEnded);
};

/**
 * Renders the back office at a path, with a server that answers each call by its id; without an answer it does not
 * answer at all. Returns the calls made, and the URL.
 */
export function renderOffice(path: string, answers: Answers, staff: SignedInStaff | null = null) {
  const made: Made[] = [];
  const client = (async ({ id }: StaffEndpoint, { signal: _, ...options }: Omit<Made, 'id'> & { signal?: unknown }) => {
    const call = { id, ...options };
    made.push(call);
    const answer = id === currentStaff.id ? (answers[id] ?? (() => staff ?? sessionEnded())) : answers[id];
    return answer ? answer(call) : new Promise(() => undefined);
  }) as unknown as StaffClient;
  const queryClient = createStaffQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const place = { url: '' };
  const services = { client, queryClient, session: createSession() };
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminApp {...services} />
      <Place onChange={(url) => (place.url = url)} />
    </MemoryRouter>,
  );
  return { made, place, ...services };
}

function Place({ onChange }: { onChange: (url: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onChange(pathname + search + hash);
  return null;
}
