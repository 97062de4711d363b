import { createContext, use, type ReactNode } from 'react';
import type { StaffClient } from './call.ts';

const ClientContext = createContext<StaffClient | null>(null);

export const StaffClientProvider = ({ client, children }: { client: StaffClient; children: ReactNode }) => (
  <ClientContext value={client}>{children}</ClientContext>
);

/** Returns the client of the back office. */
export function useStaffClient(): StaffClient {
  const client = use(ClientContext);
  if (!client) throw new Error('useStaffClient needs a StaffClientProvider above it');
  return client;
}
