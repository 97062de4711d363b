import type { StorybookConfig } from '@storybook/react-vite';
import type { UserConfig } from 'vite';
import { flowDocs } from './flow-docs-plugin.ts';
import { fromDisk } from './from-disk.ts';
import { messagesPlugin } from './messages-plugin.ts';
import { relativePictures } from './relative-pictures.ts';

/** Bundled before the first story, so that no late find makes the page reload under a running test. */
const bundled = [
  '@stitches/react',
  '@tanstack/react-query',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@xstate/react',
  'hono/html',
  'react-aria-components',
  'react-aria-components/Button',
  'react-aria-components/Checkbox',
  'react-aria-components/FileTrigger',
  'react-aria-components/Link',
  'react-aria-components/RadioGroup',
  'react-aria-components/TextField',
  'qrcode',
  'react-router-dom',
  'xstate',
  'zod/mini',
];

/** Stories have styles of their own, which are not known at build time. */
const notInStorybook: ReadonlySet<string> = new Set(['fetch-chunks', 'compile-styles']);

/** Storybook splits its own entries, and loads its chunks with Vite's helper (docs/decisions/0054). */
function inStorybook({ plugins = [], build, ...vite }: UserConfig): UserConfig {
  const { modulePreload: _modulePreload, rolldownOptions: _rolldownOptions, ...rest } = build ?? {};
  return {
    ...vite,
    build: rest,
    plugins: [
      ...plugins.filter((plugin) => !(plugin && 'name' in plugin && notInStorybook.has(plugin.name))),
      flowDocs,
      messagesPlugin,
      relativePictures,
    ],
  };
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...inStorybook(vite),
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...bundled] },
  }),
  managerHead: (head) => `${head}<script>${fromDisk}</script>`,
  // Docs pages are in Korean; the font of Storybook has no Hangul glyphs.
  previewHead: (head) =>
    `${head}<style>.sbdocs :is(h1, h2, h3, p, li, th, td):not(.sb-unstyled *) { font-family: 'Pretendard Variable', sans-serif; }</style><script>document.documentElement.lang = 'ko'</script>`,
};

export default config;
