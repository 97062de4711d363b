import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '#src/ui/fonts/fonts.css';
import '#src/ui/fonts/stand-ins.css';
import { loadDeferred } from '#src/shared/lazy/lazy-component.tsx';
import { KitProvider } from '#src/ui/foundation/KitProvider.tsx';

configure({ asyncUtilTimeout: 15_000 });

const FlowDocs = lazy(async () => ({ default: (await import('./FlowDocs.tsx')).FlowDocs }));

const preview: Preview = {
  decorators: [
    (Story) => (
      <KitProvider navigate={() => undefined}>
        <Story />
      </KitProvider>
    ),
  ],
  beforeAll: () => {
    document.documentElement.lang = 'ko';
  },
  // As on any page that no server has written.
  loaders: [loadDeferred],
  // A box learns its size in the frame after it is shown, and React tells it what follows in a task of its own: axe judges what it has become.
  afterEach: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    docs: {
      page: () => (
        <Suspense>
          <FlowDocs />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        phone: { name: '360 phone', styles: { width: '360px', height: '780px' } },
        tablet: { name: '820 tablet', styles: { width: '820px', height: '1180px' } },
        laptop: { name: '1280 laptop', styles: { width: '1280px', height: '800px' } },
        desktop: { name: '1920 desktop', styles: { width: '1920px', height: '1080px' } },
        narrow: { name: '320 narrow', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'laptop', isRotated: false } },
};

export default preview;
