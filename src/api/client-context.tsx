import { createContext, use, type ReactNode } from 'react';
import type { Client } from './client.ts';

const ClientContext = createContext<Client | null>(null);

export const ClientProvider = ({ client, children }: { client: Client; children: ReactNode }) => (
  <ClientContext value={client}>{children}</ClientContext>
);

/** Returns the API client of this page. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}
