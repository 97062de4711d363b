import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '#src/ui/fonts/fonts.css';
import '#src/ui/fonts/stand-ins.css';
import '#src/ui/foundation/more-contrast.css';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { globalTypes, withToolbar } from './toolbar/toolbar.ts';

configure({ asyncUtilTimeout: 15_000 });

const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  decorators: [
    withToolbar,
    (Story) => (
      <UIProvider navigate={() => undefined}>
        <Story />
      </UIProvider>
    ),
  ],
  beforeAll: () => {
    document.documentElement.lang = 'ko';
  },
  // A box learns its size in the frame after it is shown, and React tells it what follows in a task of its own: axe
  // judges what it has become.
  afterEach: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  parameters: {
    a11y: { test: 'error' },
    options: {
      storySort: { order: ['안내', ['처음', '기초', '그림', '말', '접근성'], '흐름', '화면', '업무', '부품'] },
    },
    layout: 'padded',
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    viewport: {
      options: {
        phone: { name: '360 휴대폰', styles: { width: '360px', height: '780px' } },
        tablet: { name: '820 태블릿', styles: { width: '820px', height: '1180px' } },
        laptop: { name: '1280 노트북', styles: { width: '1280px', height: '800px' } },
        desktop: { name: '1920 데스크톱', styles: { width: '1920px', height: '1080px' } },
        narrow: { name: '320 좁은 휴대폰', styles: { width: '320px', height: '640px' } },
      },
    },
  },
  initialGlobals: { viewport: { value: 'laptop', isRotated: false } },
};

export default preview;
