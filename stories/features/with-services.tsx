import type { StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { ClientProvider } from '#src/api/client-context.tsx';
import { createServices } from '#src/app/boot/services.ts';

/** Renders a story of a screen that reads shared data, such as its key visual; no request is answered. */
export function withServices(story: StoryObj['render']): StoryObj {
  const { client, queryClient } = createServices('https://site.example');
  return {
    render: (...context) => (
      <MemoryRouter>
        <QueryClientProvider client={queryClient}>
          <ClientProvider client={client}>{story?.(...context)}</ClientProvider>
        </QueryClientProvider>
      </MemoryRouter>
    ),
  };
}
