import type { StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import type { Client } from '#src/api/client.ts';
import { ClientProvider } from '#src/api/client-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';

/** Makes no request: no call is ever answered. */
export const unanswered: Client = () => new Promise(() => undefined);

/** Renders a story of a screen that reads shared data, such as its key visual, from the cache only. */
export function withServices(story: StoryObj['render'], queryClient = createQueryClient()): StoryObj {
  return {
    render: (...context) => (
      <MemoryRouter>
        <QueryClientProvider client={queryClient}>
          <ClientProvider client={unanswered}>{story?.(...context)}</ClientProvider>
        </QueryClientProvider>
      </MemoryRouter>
    ),
  };
}
